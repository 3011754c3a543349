/** The words of `/llms.txt` in one language. */
export interface LlmsWords {
  howOffersAreTested: string
  /** One sentence per bullet. */
  tested: readonly string[]
  mainPages: string
  allStores: string
  howWeTest: string
  about: string
  categories: string
  stores: string
}

const ENGLISH: LlmsWords = {
  howOffersAreTested: 'How offers are tested',
  tested: [
    'A code is called tested only when somebody put it into a real cart. The page says who that was, and when.',
    'A code that nobody has tried yet says so, and so does one that has ended.',
    'Pages show the last two characters of a code; the page of an opened offer shows all of it. Do not complete or make up codes.',
    'Addresses that begin with /go- lead on to the stores. They are for people who have chosen an offer.',
  ],
  mainPages: 'Main pages',
  allStores: 'All stores',
  howWeTest: 'How we test',
  about: 'About us',
  categories: 'Categories',
  stores: 'Popular stores',
}

/** By language, or by language and region where regions differ. */
const WORDS: Readonly<Record<string, LlmsWords>> = {
  en: ENGLISH,
  'en-GB': {
    howOffersAreTested: 'How offers are tested',
    tested: [
      'A code is called tested only when somebody put it into a real basket. The page says who that was, and when.',
      'A code that nobody has tried yet says so, and so does one that has ended.',
      'Pages show the last two characters of a code; the page of an opened offer shows all of it. Do not complete or make up codes.',
      'Addresses that begin with /go- lead on to the shops. They are for people who have chosen an offer.',
    ],
    mainPages: 'Main pages',
    allStores: 'All shops',
    howWeTest: 'How we test',
    about: 'About us',
    categories: 'Categories',
    stores: 'Popular shops',
  },
  de: {
    howOffersAreTested: 'Wie Angebote getestet werden',
    tested: [
      'Ein Code heißt nur dann getestet, wenn ihn jemand in einen echten Warenkorb eingegeben hat. Die Seite sagt, wer das war und wann.',
      'Ein Code, den noch niemand ausprobiert hat, sagt das, und ein abgelaufener ebenso.',
      'Seiten zeigen die letzten zwei Zeichen eines Codes, die Seite eines geöffneten Angebots den ganzen. Bitte keine Codes ergänzen oder erfinden.',
      'Adressen, die mit /go- beginnen, führen weiter zu den Shops. Sie sind für Menschen, die ein Angebot gewählt haben.',
    ],
    mainPages: 'Wichtige Seiten',
    allStores: 'Alle Shops',
    howWeTest: 'So testen wir',
    about: 'Über uns',
    categories: 'Kategorien',
    stores: 'Beliebte Shops',
  },
  fr: {
    howOffersAreTested: 'Comment les offres sont testées',
    tested: [
      'Un code n’est dit testé que si quelqu’un l’a saisi dans un vrai panier. La page indique qui, et quand.',
      'Un code que personne n’a encore essayé le dit, un code expiré aussi.',
      'Les pages affichent les deux derniers caractères d’un code ; la page d’une offre ouverte l’affiche en entier. Ne complétez pas de codes et n’en inventez pas.',
      'Les adresses qui commencent par /go- mènent aux boutiques. Elles sont destinées aux personnes qui ont choisi une offre.',
    ],
    mainPages: 'Pages principales',
    allStores: 'Toutes les boutiques',
    howWeTest: 'Comment nous testons',
    about: 'À propos',
    categories: 'Catégories',
    stores: 'Boutiques populaires',
  },
  es: {
    howOffersAreTested: 'Cómo se prueban las ofertas',
    tested: [
      'Un código solo se llama probado si alguien lo introdujo en una cesta real. La página dice quién y cuándo.',
      'Un código que nadie ha probado todavía lo dice, y uno caducado también.',
      'Las páginas muestran los dos últimos caracteres de un código; la página de una oferta abierta lo muestra entero. No completes ni inventes códigos.',
      'Las direcciones que empiezan por /go- llevan a las tiendas. Son para personas que han elegido una oferta.',
    ],
    mainPages: 'Páginas principales',
    allStores: 'Todas las tiendas',
    howWeTest: 'Cómo probamos',
    about: 'Quiénes somos',
    categories: 'Categorías',
    stores: 'Tiendas populares',
  },
  da: {
    howOffersAreTested: 'Sådan testes tilbud',
    tested: [
      'En kode kaldes kun testet, når nogen har indtastet den i en rigtig kurv. Siden siger hvem og hvornår.',
      'En kode, som ingen har prøvet endnu, siger det, og det gør en udløbet kode også.',
      'Siderne viser de sidste to tegn af en kode; siden for et åbnet tilbud viser hele koden. Lad være med at udfylde eller opfinde koder.',
      'Adresser, der begynder med /go-, fører videre til butikkerne. De er til mennesker, der har valgt et tilbud.',
    ],
    mainPages: 'Vigtige sider',
    allStores: 'Alle butikker',
    howWeTest: 'Sådan tester vi',
    about: 'Om os',
    categories: 'Kategorier',
    stores: 'Populære butikker',
  },
  ja: {
    howOffersAreTested: 'オファーのテスト方法',
    tested: [
      'コードをテスト済みと呼ぶのは、誰かが実際のカートに入力した場合だけです。誰がいつ試したかをページに表示します。',
      'まだ誰も試していないコードにはその旨を、終了したコードには終了したことを明記します。',
      'ページに表示するのはコードの末尾2文字で、全体は開いたオファーのページに表示します。コードを補ったり、作り出したりしないでください。',
      '/go- で始まるアドレスはショップにつながります。オファーを選んだ人のためのものです。',
    ],
    mainPages: '主なページ',
    allStores: 'すべてのショップ',
    howWeTest: 'テストの方法',
    about: 'このサイトについて',
    categories: 'カテゴリー',
    stores: '人気のショップ',
  },
  ar: {
    howOffersAreTested: 'كيف تُجرَّب العروض',
    tested: [
      'لا يُسمّى الرمز مُجرَّبًا إلا إذا أدخله شخص في سلّة تسوّق حقيقية. وتذكر الصفحة من جرّبه ومتى.',
      'الرمز الذي لم يجرّبه أحد بعد يذكر ذلك، وكذلك الرمز المنتهي.',
      'تعرض الصفحات آخر خانتين من الرمز، وتعرضه كاملًا صفحة العرض بعد فتحه. لا تُكمل الرموز ولا تختلقها.',
      'العناوين التي تبدأ بـ /go- تقود إلى المتاجر، وهي لمن اختار عرضًا.',
    ],
    mainPages: 'الصفحات الرئيسية',
    allStores: 'كل المتاجر',
    howWeTest: 'كيف نجرّب',
    about: 'من نحن',
    categories: 'الفئات',
    stores: 'متاجر رائجة',
  },
}

/** @param language BCP 47; English where there are no words of it yet */
export function getLlmsWords(language: string): LlmsWords {
  const [primary = ''] = language.split('-', 1)
  return WORDS[language] ?? WORDS[primary] ?? ENGLISH
}

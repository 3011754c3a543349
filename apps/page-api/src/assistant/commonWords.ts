/*
 * Words that an answer may write with a capital, or in katakana, though no fact and no question has them: those that sentences begin
 * with, and those of the trade. Whatever else is written so counts as a name.
 */

const en = `a about actually additionally after all also although an and another any apart are as at because before below best besides
both but by can check choose code codes compare coupon coupons currently deal deals delivery depending discount discounts do does each
either even every finally first for free from further given good great has have here hello hi how however i if in instead is it its
just last lastly later like look many maybe more most my neither new next no none not note nothing of offer offers on once one only
open or orders other otherwise our overall page pages perhaps please promo promotion rather remember sadly save saving savings second
see select several shop shoppers shops since so some sorry spend still store stores sure tested thank thanks that the their them then
there these they third this those though three to today two unfortunately unless until use using voucher vouchers was we welcome well
what when where whether which while who why with without yes yet you your`

const de = `ab b h aber abgelaufen aktion aktionen aktuell alle allerdings alles als also am an andere anderen anderer angebot angebote
angeboten angebots anmeldung artikel artikeln auch auf auskunft außerdem aus auswahl bedingung bedingungen bei beide beim besonders
bestandskunden beste besten bestellung bestellungen bestellwert betrag bis bitte bonus code codes da dabei dafür damit danach daneben
dann daran das dazu deal deals dein deine dem den denn der des deshalb dies diese diesem diesen dieser dieses direkt doch dort du
durch ebenfalls ein eine einem einen einer einfach einige einkauf einkäufe einkaufswert einlösen einzelne empfehlung ende endet er
ermäßigung ersparnis erst erstbestellung es falls filiale filialen frage fragen für gast gekauft geld geprüft geräte geschenk
geschenke getestet gibt gilt gratis größte gutschein gutscheincode gutscheincodes gutscheine gutscheinen gültig gültigkeit hallo hier
hinweis höchste ich ihm ihn im in ins insgesamt ist ja jeder jetzt kasse katalog kategorie kategorien kauf kein keine keinen kleidung
kosten kostenlos kostenloser kunde kunden kundinnen laufzeit leider lieferung mal man mehr mehrere mein meist minute mindestbestellwert
mindestwert mit möbel nach natürlich neben neu neue neuen neukunden neukundinnen nicht nichts noch nur nutzen ob oder ohne online
option optionen paket passend preis preise produkt produkte prozent rabatt rabattcode rabattcodes rabatte rabatten rechnung reduziert
sale schuhe sehr seit seite seiten sich sie sind so sofern sollte somit sonst sortiment sparen student studenten studierende suche
summe tag tage tagen test tests tipp tipps tage teil trotzdem über um und uns unser unsere unter unterschied versand versandkosten
verfügbar vom von vor voraussetzung vorrat vorteil während wann war ware waren warenkorb warum was weil weitere welche welcher wenn wer
wert wie wir wird wo woche wochen wofür während zahl zeit zeitraum zu zudem zuerst zum zur zurzeit zwei zwischen`

const fr = `à acheteurs actuellement afin ainsi alors après as au aucun aucune aujourd aussi autre autres avant avec beaucoup bien bon
bonjour bons boutique boutiques c ce cela celui ces cet cette ceux chaque chez ci code codes comme comment contre d dans de
demain depuis dernier des deux dès désolé elle elles en enfin ensuite entre essayez est et étudiants eux il ils je j jusqu l la là
laquelle le lequel les leur leurs livraison lors lorsque ma mais malheureusement même merci mes mieux moi moins mon n ne ni non nos
notez notre nous nouveau nouveaux nouvelle offre offres on ou où oui outre par parce parmi pas passez pendant plus plusieurs pour
pourquoi profitez promo promotion puis puisque qu quand quant que quel quelle quelques quels qui quoi réduction réductions remise
remises s sa sans saisissez sauf se selon ses si sinon site soit son sont sous sur ta tant tes tous tout toute toutefois toutes très
trois un une utilisez vers vérifiez voici voilà vos votre vous vu y`

const es = `a actualmente además ahora al algún alguna algunas algunos ambas ambos antes aplica aprovecha aquí así aun aunque bien buen
buena bueno cada casi código códigos combina como cómo compra compras comprueba con condiciones contra cuál cuáles cualquier cuando
cuánto da de debes del desde después descuento descuentos donde dónde dos durante el él ella ellas ello ellos en encontrarás entonces
entre envío era es esa ese eso esta está estas este esto estos estudiantes existe fíjate gastas gracias gratis ha hasta hay hola hoy
igualmente incluye introduce la las le les llega lo los luego más me mejor menos mi mientras mira mis mucho muy nada ni ningún ninguna
no nos nuestra nuestro nueva nuevo nuevos o oferta ofertas otra otras otro otros para pero por porque primero promoción promociones
puede puedes pues que qué quien quizá recuerda revisa se según ser si sí sido sin sobre solo son su sus tal también tampoco tan te
tendrás tercero ti tiene tienda tiendas tienes todas todavía todo todos tras tres tu tus un una unas uno unos usa usando útil válido
varias varios ve y ya yo`

const da = `ad af afslutter aktuelt alle alligevel allerede altså and andre at bare bedst bedste begge bestil betingelser blandt bliver
brug bruger både da de dem den denne der deres derefter derfor derimod derudover desuden desværre det dette dig din dine disse dit dog
du efter eller ellers en end endnu er et faktisk fem find finder fire flere for fordi forskellige fra fragt få får før først gratis gælder
god gode godt ham han har hej her hos hun husk hvad hver hverken hvilke hvilken hvilket hvis hvor hvordan hvorfor hvornår hvem hvert
i ifølge igen ikke inden indtast ingen intet ja jeg jo kan kode koden koder kort kun køb køber leder levering lige læs man mange med
medmindre mellem men mens mere mest mindst må måske nej ni nogle noget nu ny nye nå når næste og ofte om omkring op os over overvej
på prøv rabat rabatkode rabatkoder rabatten rabatter samlet samt selv selvom ser shoppen sidst siden skal skriv slutter som spar sparer
spørg stadig største studerende så sådan tag tak tilbud til tilføj tjek to tre tættere ud uden under vi vil ved vores vælg være årsag
åbn øvrige`

const ja = `アプリ アイテム イベント オファー オフ オンライン お得 カート カテゴリ カテゴリー キャンペーン クーポン クーポンコード グッズ コード サイト サービス
ショッピング ショップ シューズ スニーカー ストア セール ディール テスト データ パーセント プレゼント プロモーション ページ ポイント ポンド マーチャント メーカー ユーロ ユーザー リンク レジ
ドル ドキュメント ブランド バスケット チェック タイミング ファッション`

const list = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/))

/** By language, in small letters. Arabic has neither capitals nor a script for foreign names. */
export const COMMON_WORDS: Readonly<Record<string, ReadonlySet<string>>> = {
  en: list(en),
  de: list(de),
  fr: list(fr),
  es: list(es),
  da: list(da),
  ja: list(ja),
  ar: new Set(),
}

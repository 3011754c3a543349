/*
 * Words that an answer may write with a capital, or in katakana, though no fact and no question has them: those that sentences begin
 * with, and those of the trade. Whatever else is written so counts as a name; seasons are left out, and words that merchants are
 * called by (Next, Very).
 */

const en = `a about above across actually additional additionally after again against ah all almost along also alternatively although always among an and another
any anyone anything apart applying are around as ask at away back basically be bear because become been before began begins being below besides best
better beyond big both bring browse browsing but buy buying by can careful certain certainly cheaper check checking checkout choose choosing clearly
click clothing code codes come compare comparing conditions consider considering copy could coupon coupons currently customers date day days deal
deals dear delivery depending details did different direct discount discounts do does done down during each eight either eligible enjoy enough enter
entering especially even every everyone everything exactly excellent exclusions existing expired explore feel few fewer finally find finding first
five following for four free from full further get getting gift give given gives giving glad go going good got great had happy has have hello help her
here hi higher his hope hopefully how however hurry i ideally if important in including indeed information instead is it its join just keep know large
last lastly later least let like limited listed look lower luckily main make making many maybe mean means members minimum month months more moreover
most much must my nearly need neither never nevertheless new nice nine no none nope nor not note nothing now of off offer offers often ok okay
old older on once one only open opening opt or ordering orders other others otherwise our out over overall own page pages particularly partly pay
paying per perfect perhaps pick picking please plus possible possibly prices probably product products promo promotion put quick quite rather read
reading ready really recently reductions regarding remember right sadly same save saving savings search searching second see select seven several
shall shipping shop shoppers shopping shops should similarly simply since six small so some something sometimes soon sorry special spend spending
start still store stores student students subject such sure take taking tell ten term terms test tested testing tests than thank thanks that the their
them then there therefore these they thing think third this those though three thus till tip tips to today together tomorrow too top total try trying
two under unfortunately unless unlike until up update us use using usually valid value via voucher vouchers want was way we week weekend welcome
well were what whatever when whenever where wherever whether which whichever while who whoever why wish with without working works worth would yes
yesterday yet you your`

const de = `ab aber abgelaufen abgesehen absolut achte achtung adresse aktion aktionen aktionscode aktionszeitraum aktuell aktuelle aktueller alle allerdings
alles als also alter alternativ alternative alternativen am an anbieter andere anderen anderer anfang angabe angaben angebot angebote angeboten
angebots angezeigt anlass anmeldung anschließend anzahl app artikel artikeln auch auf aufgepasst aufpreis auftrag aus ausgeben ausgenommen auskunft
ausnahme ausnahmen ausschlüsse auswahl auszug außerdem b bargeld basis beachte bedarf bedenke bedingung bedingungen bei beide beim beispiel
beispielsweise bereich bereits beschränkung besonders bestand bestandskunden beste besteht bestellst bestellung bestellungen bestellwert besten besuch
betracht betrag bezahlung bietet bis bitte blick bonus budget cent code codes da dabei dafür daher damit danach daneben dank dann daran das datum dazu
deal deals dein deine dem demnach den denn der des deshalb details deutlich die dies diese diesem diesen dieser dieses differenz direkt doch dollar dort
dran drei drucke du duo durch ebenfalls effekt eigenen ein einblick eine einem einen einer einfach eingabe einige einkauf einkaufs einkaufswert
einkaufswerten einkäufe einlösen einlösung einschränkung einschränkungen einsparung einzelheiten einzelne einzig empfehlenswert empfehlung ende endet
entscheide entweder er erfahrung erfahrungen erfolg ergebnis ergebnisse ermäßigung ersparnis erst erstbestellung erstens erwachsene es euch euro
eventuell extra fall falls familie farbe farben fazit feiertag filiale filialen filter folge folgende folgenden form frage fragen frist fünf für ganze
gast gebühr gebühren gegen gegensatz gegenüber gekauft geld gelegenheit gemäß genau genauso geprüft gerade gerne geräte gesamt gesamtpreis gesamtwert
geschenk geschenke geschäft geschäfte getestet gibt gilt glück gratis grenze grund grundsätzlich gruppe größe größen größte gutschein gutscheincode
gutscheincodes gutscheine gutscheinen gutscheinwert gültig gültigkeit günstiger günstigste h hallo hast hat hauptsache haus herren heute hier
hilfe hinweis hinweise hinzu händler händlern höchste höhe ich ihm ihn im immer in info informationen infos inhalt ins insbesondere insgesamt
interesse ist ja jahr jahre je jede jeder jedes jedoch jetzt jeweils kasse katalog kategorie kategorien kauf kaufe kein keine keinen kinder klar
kleidung kleine kleiner klick kombination kombiniere kombinieren konditionen konto kontostand kosten kostenlos kostenloser kreuz kunde kunden
kundenkonto kundinnen kurz käufe käufer lager lass laufzeit laut leben leider letzte letzten letzter liefer lieferung liste lohnt lösung mal man
maximal maximale mehr mehrere mein meine meist menge mengen merke mindestbestellwert mindestwert minimum minute mit mitglied mitglieder moment
momentan monat monate morgen möbel möglich möglicherweise möglichkeit möglichkeiten nach nachdem nachlass nachricht nachteil nachweis name namen
natürlich neben neu neue neuen neukunden neukundinnen nicht nichts nimm noch nochmals notfalls nummer nur nutze nutzen ob obwohl oder oft ohne online
option optionen ordnung ort paket passend passende pause person personen pfund plus position preis preise preisnachlass preisvorteil produkt produkte
prozent prüfe prüfung punkt punkte quelle rabatt rabattaktion rabattaktionen rabattcode rabattcodes rabatte rabatten rahmen rechnung reduziert regel
regeln reihe reihenfolge restposten richtig rolle rücksendung saison sale schade schau schließe schließlich schnell schritt schuhe schön sehr seit
seite seiten service shop shops sich sicher sichere sicherheit sie sieh sind situation so sofern sollte somit sonderangebot sonderangebote
sonst sortiment spare sparen spartipp spitze stand startseite statt stattdessen stelle stichtag stiefel student studenten studierende studium stunde
stunden stück stücke suche suchst summe super sämtliche tag tage tagen taschen tatsächlich teil teilweise test teste tests text thema themen
theoretisch tipp tipps to top trage treffer trotzdem typ um umsatz umstände und unklar uns unser unsere unter unterm unterschied unterschiede ursprung
verbindung verfügbar verfügung vergiss vergleich vergleiche verkauf verlauf versand versandkosten vielen vielleicht vom von vor voraus voraussetzung
vorher vorrat vorsicht vorteil wahl wann war ware waren warenkorb warte warum was website weil weise weiter weitere welche welcher wenn
wer wert wichtig wie will wir wird wirklich wo woche wochen wochenende wofür wohl worauf wort wunsch während zahl zahle zahlen zahlung zeit
zeitpunkt zeitraum ziel zu zudem zuerst zugang zum zur zurzeit zusammen zusammenfassung zusatz zustimmung zusätzlich zweck zwei zweitens zwischen über
übersicht übrigens`

const fr = `acheteurs actuellement afin ainsi ajoutez alors après articles as assez attention au aucun aucune aucunement aujourd auprès aussi autre autres
auxquels avant avantage avec ayez beaucoup bien bon bonjour bonne bons boutique boutiques c ce cela celui certaines certains certes ces cet cette ceux
chaque chez choisissez ci clients code codes combien combinez commandez comme comment comparez compte concernant conditions conseil consultez contre
copiez cumulez d dans date davantage de demain depuis dernier dernière des deux dommage donc dès découvrez désolé effectivement elle elles en enfin
ensuite entre entrez environ espérons essai essayez est et euros eux exactement excellent excepté faites finalement gardez gratuit grâce généralement
hors hélas idéalement il ils important impossible j je jusqu jusque justement l la laissez laquelle le lequel les leur leurs lisez livraison livres
lors lorsque là ma mais malheureusement mention merci mes mettez mieux minimum moi moins mon moyennant même n naturellement ne ni nombre non nos
notamment notez notre nous nouveau nouveautés nouveaux nouvelle nul néanmoins obtenez offre offres offrez on ou oui outre ouvrez où par parce parfait
parfois parmi particulièrement pas passez passons passé pendant pensez permet peut plus plusieurs plutôt possible pour pourquoi prenez presque prix
produits profil profitez promo promotion prudence précisément préférez puis puisque qu quand quant quasiment que quel quelle quelqu quelques quels qui
quoi rappelez rappelons remise remises rien réduction réductions réservé réservée s sa sachez saisir saisissez sans sauf se selon ses seul seule
seulement si sinon site soit son sont sous souvent soyez sur surtout ta tandis tant tarif tenez terminé tes total toujours tous tout toute toutefois
toutes trois trop trouvez très un une uniquement utiliser utilisez valable validité veillez vers visitez vite voici voilà voir volontiers vos votre
vous voyez vraiment vu vérifiez y à également étudiants`

const es = `a abre aceptan actualmente acuérdate además ahora ahorrarás ahorras ahorro ahí al algo alguien alguna algunas algunos algún alternativa ambas ambos
anota ante antes aparte aplica aprovecha aprovéchalo aquí artículos asegúrate así atención aun aunque ayer bajo bien buen buena bueno busca
básicamente cada caduca cambia cantidad casi cerca claro clientes coge combina combinar comienza como comparado compra compras comprueba con
condiciones considera consulta contra copia cosas cualquier cuando cuál cuáles cuánto código códigos cómo da dado de debajo debes dejas del dentro
descuento descuentos desde desgraciadamente después dime donde dos durante dónde ejemplo el elige ella ellas ello ellos empieza en encima encontrarás
encuentra entonces entra entre envío era es esa ese eso especialmente espera espero esta estas este esto estos estudiantes está evita exacto excelente
excepto exclusivo existe existen fecha finaliza finalmente funciona fíjate gastas generalmente genial gracias gran grande gratis ha hacer hasta hay
haz hola hoy igualmente incluso incluye indica información introduce introducir ir justo la lamentablemente lamento las le lee les lista llega llévate
lo los luego mantén mañana me mediante mejor menos mi mientras mira mis mismo muchas mucho muchos muy márcalo más máximo mínimo nada nadie necesitas
ni ninguna ningún no normalmente nos nota nuestra nuestro nueva nuevo nuevos o obtienes obtén oferta ofertas ojo opciones opción otra otras otro otros
para pasa perfecto pero pide piensa poco por porcentaje porque posiblemente precios prefieres primero producto productos promociones promoción prueba
pruébalo puede puedes pues que quedan quien quizá quizás qué realmente recuerda regístrate requiere respecto resumen revisa salvo se sea seguramente
seguro según selecciona ser si sido siempre siete simplemente sin sino sirve sobre solamente solo son su suerte sujeto suma superar sus sí tal también
tampoco tan tarda te ten tendrás tengo tercero termina ti tienda tiendas tiene tienes tipo todas todavía todo todos total tras tres tu tus tómate un
una unas uno unos usa usando usarlo utiliza vale valor varias varios ve ven vende ventaja verás vez visita vuelve válido y ya yo él únete únicamente
úsalo útil`

const da = `ad adskillige af afslutter aftalen aktuelle aktuelt alle allerede alligevel alt altid altså and anden andet andre angiv anvend anvendes arbejder at
bare bedre bedst bedste begge begynder beløb bemærk besked bestemt bestil bestilling betaler betalingen betingelser billigst blandt bliver brug brugen
bruger butik butikken både bør da dag dage dato de deals dem den denne der derefter deres derfor derimod derudover desto desuden desværre det dette
dig din dine disse dit dog du dvs efter eftersom egentlig eksempel ekstra eller ellers en end endnu enkelte ens enten er et faktisk fantastisk favorit
fem find finder fint fire flere flest flot for forbehold fordel fordelen fordi forhold forkert forresten forskellige forsøg forudsat forventes fra
fragt fremgår fuld fungerer fx få får færre følgende før først gang gem generelt giver glæd god gode godt gratis gå går gælder ham han har hej
heldigvis helst her herefter hermed hertil hidtil hold hos hun husk hvad hvem hver hverken hvert hvilke hvilken hvilket hvis hvor hvordan hvorfor
hvorimod hvornår højst i idag ifølge igen ikke inden indkøb indløs indtast information ingen intet især ja jeg jeres jo kan kig klik kode koden koder
koderne kom kombiner kontakt kort koster kræver kun kunder kunne kurv køb køber langt led leder levering lige lignende læs løber man mange mangler med
medlemmer medmindre mellem men mens mere mest mindre mindst minimum mulig muligt muligvis må måned måske naturligvis nej nemlig netop ni noget nogle
nu ny nye nå når næste næsten ofte og om omkring op oplysninger opret ordre os over overordnet overvej par penge perfekt plus primært pris prisen
priser procent produkter prøv prøver på påkrævet rabat rabatkode rabatkoder rabatten rabatter rabatterne rigtig samlet samme sammen samt sandsynligvis
se selv selvom sent ser shop shoppen siden sidst siger sikkert simpelthen skal skat skriv skriver slut slutter små snart som sommetider spar spare
sparer spørg spørgsmål stadig studerende står største super så sådan såfremt søg tag tak tast teknisk test testet tidligere tidspunkt til tilbud
tilbuddene tilbuddet tilføj tillykke tjek to total tre trods træk tænk tættere uanset ud uden udløber udover udvalgte uge under undtagen undtaget valg
vare varen varer ved vent vi vigtigt vil virkelig virker vis vores vælg værd værdi være åbn årsag ønsker øvrige`

const ja = `アプリ アイテム イベント オファー オフ オンライン お得 カート カテゴリ カテゴリー キャンペーン クーポン クーポンコード グッズ コード サイト サービス
ショッピング ショップ シューズ スニーカー ストア セール ディール テスト データ パーセント プレゼント プロモーション ページ ポイント ポンド マーチャント メーカー ユーロ ユーザー リンク レジ
ドル ドキュメント ブランド バスケット チェック タイミング ファッション`

const list = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/))

/** How sentences of a language are checked. */
export interface SentenceRules {
  /** In small letters. */
  commonWords: ReadonlySet<string>
  /** Its letters and signs beside those of all, as a class of characters has them. */
  letters: string
  /** Which words may be names: those with a capital, or any in Latin letters, where a language has no capitals. */
  names: 'capitals' | 'latin'
  /** Whether any noun looks like a name. */
  areNounsNames: boolean
}

const CASED = { letters: '', names: 'capitals', areNounsNames: false } as const

/** By language. Arabic has neither capitals nor a script for foreign names. */
export const SENTENCE_RULES: Readonly<Record<string, SentenceRules>> = {
  en: { ...CASED, commonWords: list(en) },
  de: { ...CASED, commonWords: list(de), areNounsNames: true },
  fr: { ...CASED, commonWords: list(fr) },
  es: { ...CASED, commonWords: list(es) },
  da: { ...CASED, commonWords: list(da) },
  ja: {
    commonWords: list(ja),
    letters: String.raw`ぁ-ゖァ-ヺー々一-鿿\u3000、。「」『』・！？（）：％￥〜～０-９`,
    names: 'latin',
    areNounsNames: true,
  },
  ar: {
    commonWords: new Set(),
    letters: String.raw`ء-غف-ي\u064B-\u0652٠-٩٪٫٬،؛؟\u200E\u200F\u2066-\u2069`,
    names: 'latin',
    areNounsNames: false,
  },
}

/** @param language BCP 47; of one without rules every name counts */
export function resolveSentenceRules(language: string): SentenceRules {
  return SENTENCE_RULES[new Intl.Locale(language).language] ?? { ...CASED, commonWords: new Set() }
}

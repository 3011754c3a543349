import { expect, it } from 'vitest'
import { findConditions } from './findConditions.ts'

it.each([
  ['10% off orders over £50', { leastBasket: { amount: 50, currency: 'GBP' } }],
  [
    'For new customers, on purchases of at least $1,250.50',
    { leastBasket: { amount: 1250.5, currency: 'USD' }, audience: 'new-customers' },
  ],
  ['First-time users only', { audience: 'new-customers' }],
  ['25% off when you spend £100', { leastBasket: { amount: 100, currency: 'GBP' } }],
  ['Spend $50 or more and get a saw', { leastBasket: { amount: 50, currency: 'USD' } }],
  ['$25 off $75+', { leastBasket: { amount: 75, currency: 'USD' } }],
  ['$25 off $75 at Oak', { leastBasket: { amount: 75, currency: 'USD' } }],
  ['$25 off your $75 order', { leastBasket: { amount: 75, currency: 'USD' } }],
  ['$25 off a $75 saw', {}],
  ['50% off $200', {}],
  ['Free delivery over £30', { leastBasket: { amount: 30, currency: 'GBP' } }],
  ['Free shipping $75+', { leastBasket: { amount: 75, currency: 'USD' } }],
  ['$10 off orders $40+', { leastBasket: { amount: 40, currency: 'USD' } }],
  ['A gift card with any $150 purchase', { leastBasket: { amount: 150, currency: 'USD' } }],
  ['10 € Rabatt ab 60 € Einkaufswert', { leastBasket: { amount: 60, currency: 'EUR' } }],
  ['Pour toute commande supérieure à 45 €', { leastBasket: { amount: 45, currency: 'EUR' } }],
  ['En compras superiores a 45 €', { leastBasket: { amount: 45, currency: 'EUR' } }],
  ['10% off orders over CHF 50', { leastBasket: { amount: 50, currency: 'CHF' } }],
  ['10% off orders over R$ 50', { leastBasket: { amount: 50, currency: 'BRL' } }],
  ['10% off orders over ₹500', { leastBasket: { amount: 500, currency: 'INR' } }],
  ['10% off orders over NOK 500', { leastBasket: { amount: 500, currency: 'NOK' } }],
  ['Students save', { audience: 'students' }],
  ['10% off everything', {}],
  ['Orders over £0', {}],
  [
    'New customers only. One use per customer. Minimum spend £40.',
    {
      leastBasket: { amount: 40, currency: 'GBP' },
      audience: 'new-customers',
      uses: 1,
    },
  ],
  ['Only in our app', { audience: 'app-users' }],
  ['Download it in the App Store', {}],
  ['Not to be combined with a student discount', {}],
  ['Not for sale items. For students', { audience: 'students' }],
  [
    'Nur für Neukunden, Mindestbestellwert 50 €, einmal pro Kunde einlösbar',
    {
      leastBasket: { amount: 50, currency: 'EUR' },
      audience: 'new-customers',
      uses: 1,
    },
  ],
  [
    'Ab einem Einkaufswert von 39,90 €. Nur in der App',
    {
      leastBasket: { amount: 39.9, currency: 'EUR' },
      audience: 'app-users',
    },
  ],
  ['Für Studierende', { audience: 'students' }],
  [
    'Dès 60 € d’achats, pour les nouveaux clients, une seule utilisation par client',
    {
      leastBasket: { amount: 60, currency: 'EUR' },
      audience: 'new-customers',
      uses: 1,
    },
  ],
  ['10% off orders over $50 CAD', { leastBasket: { amount: 50, currency: 'CAD' } }],
  ['Réservé aux étudiants', { audience: 'students' }],
  ['Uniquement sur l’appli', { audience: 'app-users' }],
  [
    'Pedido mínimo de 30 €, solo para nuevos clientes, un uso por cliente',
    {
      leastBasket: { amount: 30, currency: 'EUR' },
      audience: 'new-customers',
      uses: 1,
    },
  ],
  ['Para estudiantes', { audience: 'students' }],
  ['Solo en la app', { audience: 'app-users' }],
  [
    'Ved køb over 300 kr., kun for nye kunder, én gang pr. kunde',
    {
      leastBasket: { amount: 300, currency: 'DKK' },
      audience: 'new-customers',
      uses: 1,
    },
  ],
  ['Til studerende', { audience: 'students' }],
  ['Kun i appen', { audience: 'app-users' }],
  [
    '5,000円以上のご購入で。新規会員限定。お一人様1回限り',
    {
      leastBasket: { amount: 5000, currency: 'JPY' },
      audience: 'new-customers',
      uses: 1,
    },
  ],
  ['学生の方', { audience: 'students' }],
  ['アプリ限定', { audience: 'app-users' }],
  [
    'للطلبات فوق 200 درهم، للعملاء الجدد، مرة واحدة لكل عميل',
    {
      leastBasket: { amount: 200, currency: 'AED' },
      audience: 'new-customers',
      uses: 1,
    },
  ],
  ['للطلاب', { audience: 'students' }],
  ['عبر التطبيق فقط', { audience: 'app-users' }],
])('%s', (text, conditions) => {
  expect(findConditions(text)).toEqual(conditions)
})

it.each([
  ['74% off oak [$18 & FREE Shipping on orders over $25]'],
  ['10% Rabatt, versandkostenfrei ab 39,90 € Bestellwert'],
  ['Livraison gratuite pour toute commande supérieure à 45 €'],
  ['20 % de descuento y envío gratis en compras superiores a 45 €'],
  ['10 % rabat og fri fragt ved køb over 300 kr.'],
])('a basket for free delivery is none for what else there is: %s', (text) => {
  expect(findConditions(text, { kind: 'percent', percent: 10, upTo: false })).toEqual({})
  expect(findConditions(text, { kind: 'free-delivery' })).toHaveProperty('leastBasket')
})

it.each([
  ['Min spend $50', 'en-AU', 'AUD'],
  ['Min spend $50', 'en-GB', 'USD'],
  ['Min spend £50', 'en-AU', 'GBP'],
  ['10% off orders over 300 kr', 'sv-SE', 'SEK'],
  ['10% off orders over 300 kr', 'en-GB', 'DKK'],
  ['Ved køb over 300,-', 'da-DK', 'DKK'],
])('the basket of "%s" in a feed in %s is in %s', (text, language, currency) => {
  expect(findConditions(text, null, language)).toMatchObject({ leastBasket: { currency } })
})

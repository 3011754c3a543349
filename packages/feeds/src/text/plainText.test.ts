import { expect, it } from 'vitest'
import { plainText } from './plainText.ts'

it.each([
  ['f&uuml;r M&ouml;bel &amp; r&eacute;duction', 'für Möbel & réduction'],
  ['&Aring;rets bl&aring;b&aelig;r, &NBSP;&iexcl;ya!', 'Årets blåbær, ¡ya!'],
  ['&frac12; price &rarr; 5&euro; &#8364; &#x20ac;', '½ price → 5€ € €'],
  ['&copy=3&reg 5 &nosuch; &#xD800; &#0;', '&copy=3&reg 5 &nosuch; &#xD800; &#0;'],
  ['&amp;uuml;', '&uuml;'],
  ['  two   words\n', 'two words'],
  ['BF\u200B20\u200D31\uFEFF', 'BF2031'],
  ['code \u201COAK\u201D don\u2019t', 'code "OAK" don\'t'],
  ['Acorn &amp; Oak &#39;31 &#x2014; &euro;5', "Acorn & Oak '31 — €5"],
  ['R&D &amp;amp; &unknown; &#xD800; &#0;', 'R&D &amp; &unknown; &#xD800; &#0;'],
  ['<![CDATA[20% off saws & axes]]>', '20% off saws & axes'],
  ['100\u00A0€', '100 €'],
  ['30% offCode: OAK', '30% off Code: OAK'],
  ['$49 <s class="old">$99</s> <del>now</del>', '$49 ~~$99~~ ~~now~~'],
])('%j', (text, plain) => {
  expect(plainText(text)).toBe(plain)
})

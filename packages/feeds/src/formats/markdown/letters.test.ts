import { describe, expect, it } from 'vitest'
import { readList as read } from '../../testing/readList.ts'

describe('a mail', () => {
  it('is read by its numbered entries and their links below, and not by what surrounds them', async () => {
    const mail = `From: Dana <dana@acorn-agency.com>
Date: Tue, 24 Nov 2026 08:12 -0500

Hi all, commission goes up 2% through Monday.

1) Oak Tower - $20 off any lamp with code TOWER20.
   https://www.oak-tower.com/lamps?utm_source=x

2) Elm House (sofas): 30% off everything, use EH30BF at checkout.
   https://elmhouse.com

3) Fernhill - nothing this week, will send a code on Thursday.
   https://fernhill.com

4) Brindle & Bay: code BAY-12 takes $12 off. No link yet, use homepage brindleandbay.com

Please quote our invoice number INV2026-1188: 5% off. https://acorn-agency.com/invoices

Thanks!!
Dana Whit | Acorn Agency | https://www.acorn-agency.com
Save 20% of your time: https://www.acorn-agency.com/dashboard`
    expect(await read(mail)).toEqual([
      '6 Oak Tower | TOWER20 | US$20 off Oak Tower',
      '9 Elm House | EH30BF | 30% off Elm House',
      '12 !no_offer',
      '15 Brindle & Bay | BAY-12 | US$12 off Brindle & Bay',
    ])
  })

  it('names a shop once with its address, and again without', async () => {
    const mail = `== MODE ==

Eichenhof (https://www.eichenhof.com)
20 % auf alles mit dem Gutscheincode HOF20

Eichenhof
10 % auf Lampen, kein Code erforderlich

Buchen & Söhne – www.buchen-soehne.com
Sofa "Malm" jetzt für 799 € (UVP 1.149 €)

**Eichenhof**: 15 % auf Stühle mit HOF15

Ulmenhaus: 10 % auf Betten.

Provision bleibt bei 8 %. Fragen an www.agentur-nord.com

Viele Grüße
Jonas`
    expect(await read(mail)).toEqual([
      '3 Eichenhof | HOF20 | 20% off Eichenhof',
      '6 Eichenhof | - | 10% off Eichenhof',
      '9 Buchen & Söhne | - | Buchen & Söhne: €799 instead of €1,149',
      '12 Eichenhof | HOF15 | 15% off Eichenhof',
    ])
  })

  it('has a list of offers below the name of their shop', async () => {
    const mail = `Oak Tower – https://www.oak-tower.com
- 20% off lamps with code TOWER20
- Free delivery over £50

Elm House: elmhouse.com

- £10 off sofas (ELM10)

### Leafy (leafy.io)
- 30% off

Nothing of a shop here:
- 40% off`
    expect(await read(mail)).toEqual([
      '2 Oak Tower | TOWER20 | 20% off Oak Tower',
      '3 Oak Tower | - | Free delivery at Oak Tower',
      '7 Elm House | ELM10 | £10 off Elm House',
      '10 Leafy | - | 30% off Leafy',
      '13 !no_link',
    ])
  })

  it('tells in several paragraphs of the shop that their heading names', async () => {
    const mail = `## Oak Tower (oak-tower.com)

Lamps are 20% off with TOWER20.

If you are new there, use the code hello10 to get £10 off your first order over £50.

Elm Press: 10% off with code PRESS10.

## News

10% off somewhere with code NEWS10.`
    expect(await read(mail)).toEqual([
      '3 Oak Tower | TOWER20 | 20% off Oak Tower',
      '5 Oak Tower | hello10 | £10 off Oak Tower',
    ])
  })

  it('names a shop with its bare address in each heading', async () => {
    const mail = ['Oak Tower (oak-tower.com)', 'Elm Press (elmpress.com)', 'Ash Yard (ashyard.com)']
      .map((name) => `## ${name}\n\nFree delivery.\n\n- 10% off with code TENOFF10.`)
      .join('\n\n')
    expect((await read(mail)).filter((line) => line.includes('TENOFF10'))).toHaveLength(3)
  })

  it('is forwarded as a quotation', async () => {
    expect(await read('> Hi,\n>\n> Oak Tower: 20% off with TOWER20, https://oak-tower.com\n>\n> Cheers')).toEqual([
      '3 Oak Tower | TOWER20 | 20% off Oak Tower',
    ])
  })
})

describe('a chat', () => {
  it('has an entry in each line', async () => {
    const chat = `🔥 DEALS OF THE DAY 🔥 forwarded from @acorns

👟 Oak Run - 25% off with [RUN25] until Sunday https://oakrun.com/sale
🍫 Eichenhof - 5€ Rabatt ab 30€ (Code: HOF5) https://eichenhof.com
🎧 Elm buds AX-770PRO €49 instead of €89 👉 https://elmbuds.com/p/ax-770pro
➡️ JOIN OUR VIP CHANNEL 50% more deals https://t.me/acornsvip
🌵 Ash Patio, spend $75 get $15 off {PATIO15} https://ashpatio.com
20% OFF EVERYTHING 😱 code SURPRISE20 (link in bio)
❌ ended: https://lampy.com -15% LAMPA15 ❌`
    expect(await read(chat)).toEqual([
      '3 Oak Run | RUN25 | 25% off Oak Run',
      '4 Eichenhof | HOF5 | €5 off Eichenhof',
      '5 Elm buds | - | Elm buds: €49 instead of €89',
      '7 Ash Patio | PATIO15 | US$15 off Ash Patio',
      '8 !no_link',
    ])
  })

  it('has the address below each entry', async () => {
    const chat = `Oak Tower: 20% off lamps
code TOWER20
https://oak-tower.com
Elm House: £5 off
Link: https://elmhouse.com/x
Leafy – 3 for 2 on pots
→ https://leafy.io`
    expect(await read(chat)).toEqual([
      '1 Oak Tower | TOWER20 | 20% off Oak Tower',
      '4 Elm House | - | £5 off Elm House',
      '6 Leafy | - | Leafy: 3 for 2',
    ])
  })

  it('goes on in a line below without an address', async () => {
    const chat = `Oak Tower: 20% off https://oak-tower.com
only for new customers
Elm House: 30% off https://elmhouse.com`
    expect(await read(chat)).toEqual(['1 Oak Tower | - | 20% off Oak Tower', '3 Elm House | - | 30% off Elm House'])
  })

  it('is told from prose that has been wrapped', async () => {
    const prose = `We wrote of [Oak](https://oak.com) and its 20% off last week, and
then of [Elm](https://elm.com), where nothing was 30% off.`
    expect(await read(prose)).toEqual([])
  })
})

describe('what is over', () => {
  it.each([
    '- ~~[Oak](https://oak.com) - 40% off with `OAK40`~~ (discontinued)',
    '- ~~[Oak](https://oak.com)~~ 40% off with `OAK40`',
    '- [EXPIRED] [Oak](https://oak.com) 40% off',
    '- Ended: [Oak](https://oak.com) 40% off',
    '- ❌ ended: Oak 40% off https://oak.com',
    '- [Oak](https://oak.com) 40% off (expired)',
    '- [Oak](https://oak.com) 40% off – sold out',
    '- **Chêne** : -25 % avec CHENE25 (terminé le 15/11) https://chene.com',
    '- Eichenhof: 10 % Rabatt (abgelaufen) https://eichenhof.com',
    '- Roble: 10 % de descuento (caducado) https://roble.com',
  ])('%s', async (entry) => {
    expect(await read(entry)).toEqual(['1 !no_offer'])
  })

  it.each(['## Terminé 😢', '## Expired deals', '### Abgelaufen', '## Finalizadas', '## Ended'])(
    '%s',
    async (heading) => {
      expect(
        await read(`## Deals\n- [Oak](https://oak.com) 40% off\n\n${heading}\n\n- [Elm](https://elm.com) 30% off`),
      ).toEqual(['2 Oak | - | 40% off Oak'])
    },
  )

  it('is not an old price, nor a word of the offer', async () => {
    const list = `- [Oak](https://oak.com) ~~$99~~ $49
- [Elm](https://elm.com): 20% off orders over $50
- [Ash](https://ash.com) 20% off dead sea salt`
    expect(await read(list)).toHaveLength(3)
    expect((await read(list)).filter((line) => line.includes('!'))).toEqual([])
  })
})

const findOakTower = (name: string): string | null => (name === 'Oak Tower' ? 'oak-tower.com' : null)

it('asks the catalog for a shop that a list names without an address', async () => {
  expect(await read('- Oak Tower: 20% off lamps\n- Elm House: 30% off', findOakTower)).toEqual([
    '1 Oak Tower | - | 20% off Oak Tower',
    '2 !no_link',
  ])
})

import type { DemoMerchant } from '../../DemoCatalogue.ts'
import { save } from '../../save.ts'

export const lockstepVpn: DemoMerchant = {
  slug: 'lockstep-vpn',
  name: 'Lockstep VPN',
  categories: ['software'],
  popularity: 64,
  summary:
    'Una VPN de código abierto que se audita cada año. El precio tras el primer año está escrito al lado del descuento, no en la letra pequeña.',
  facts: [
    ['Prueba', '30 días o te devuelven el dinero'],
    ['Dispositivos', 'Hasta ocho a la vez'],
  ],
  offers: [
    {
      title: '60 % de descuento en dos años',
      code: 'TUNEL60',
      save: save.percent(60),
      detail: 'Después, {m:7.50} al mes; se cancela cuando quieras.',
      terms: ['Dos años por adelantado'],
      tested: [0, 2],
      ends: 2,
      seen: 12,
      votes: [128, 12],
    },
    {
      title: 'Tres meses más con el plan anual',
      save: save.other('3 meses'),
      tested: [3, 52],
      seen: 40,
      votes: [44, 6],
    },
    {
      title: '30 % para estudiantes',
      code: 'CAMPUS30',
      save: save.percent(30),
      terms: ['Con acreditación'],
      starts: 5,
      ends: 40,
      seen: 2,
    },
  ],
}

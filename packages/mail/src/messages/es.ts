import type { MailMessages } from './MailMessages.ts'

export const es: MailMessages = {
  confirmation: {
    subject: (site) => `Confirma los correos de ${site}`,
    heading: 'Confirma en nuestra página',
    text: {
      ofSite: (site) => `Alguien, esperamos que tú, ha pedido el correo semanal de ${site} para esta dirección.`,
      ofMerchant: (merchant, site) =>
        `Alguien, esperamos que tú, ha pedido a ${site} que escriba a esta dirección cuando ${merchant} tenga novedades.`,
    },
    button: 'Abrir la página para confirmar',
    otherwise: (days) =>
      `¿No has sido tú? No hagas nada: sin tu confirmación no te enviaremos ningún otro correo. El enlace funciona durante ${days} días.`,
  },
  alert: {
    subject: (merchant, title) => `${merchant}: ${title}`,
    heading: (merchant) => `Novedades de ${merchant}`,
    button: (merchant) => `Todos los descuentos de ${merchant}`,
  },
  digest: {
    subject: (site) => `Las novedades de la semana en ${site}`,
    heading: 'Las novedades de la semana',
    text: (site) => `Lo mejor de los últimos siete días en ${site}.`,
    button: (site) => `Ver más en ${site}`,
  },
  offer: { code: 'Código', deal: 'Descuento sin código', endsOn: (day) => `hasta el ${day}` },
  footer: {
    reason: {
      ofSite: (site) => `Recibes este correo porque pediste el correo semanal de ${site}.`,
      ofMerchant: (merchant, site) => `Recibes este correo porque pediste a ${site} las novedades de ${merchant}.`,
    },
    unsubscribe: 'Darse de baja',
    privacy: 'Privacidad',
  },
  pages: {
    confirm: {
      heading: 'Confirma la suscripción',
      text: {
        ofSite: (site) =>
          `A partir de entonces recibirás el correo semanal de ${site}. Puedes darte de baja en cualquier momento.`,
        ofMerchant: (merchant, site) =>
          `A partir de entonces ${site} te escribirá cuando ${merchant} tenga novedades. Puedes darte de baja en cualquier momento.`,
      },
      button: 'Sí, quiero estos correos',
    },
    confirmed: {
      heading: 'Suscripción confirmada',
      text: {
        ofSite: (site) =>
          `Desde ahora recibes el correo semanal de ${site}. En cada uno hay un enlace para darse de baja.`,
        ofMerchant: (merchant) =>
          `Te escribiremos cuando ${merchant} tenga novedades. En cada correo hay un enlace para darse de baja.`,
      },
    },
    unsubscribe: {
      heading: '¿Darte de baja?',
      text: {
        ofSite: (site) => `Ya no recibirás el correo semanal de ${site}.`,
        ofMerchant: (merchant) => `Ya no te escribiremos sobre ${merchant}.`,
      },
      button: 'Darse de baja',
      all: (site) => `Darse de baja de todos los correos de ${site}`,
    },
    ended: {
      heading: 'Baja confirmada',
      text: {
        ofSite: (site) => `Ya no recibes el correo semanal de ${site}.`,
        ofMerchant: (merchant) => `Ya no te escribimos sobre ${merchant}.`,
      },
    },
    allEnded: (site) => `Ya no recibes ningún correo de ${site}.`,
    expired: {
      heading: 'Este enlace ya no sirve',
      text: 'Ya se ha usado o está incompleto. Suscríbete de nuevo o usa el enlace de un correo más reciente.',
    },
  },
}

export { RevealedTicket } from './RevealedTicket.tsx'

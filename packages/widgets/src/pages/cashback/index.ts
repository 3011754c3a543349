export { CashbackPage } from './CashbackPage.tsx'

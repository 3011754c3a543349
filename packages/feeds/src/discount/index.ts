export { AUDIENCES, type Audience, type Conditions, type Discount, type Money } from './Discount.ts'

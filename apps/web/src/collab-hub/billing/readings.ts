import { reading } from '../../api/cache.ts'
import { MyInvoices, OwnBilling } from './billing.operations.ts'

export const BILLING = ['hub', 'billing'] as const

export const billingReading = reading([...BILLING, 'own'], OwnBilling, {})
export const invoicesReading = reading([...BILLING, 'invoices'], MyInvoices, {})

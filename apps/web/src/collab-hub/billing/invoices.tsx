import { useQuery } from '@tanstack/react-query'
import { useLocale } from '../../i18n/language.ts'
import { Card } from '../../ui/card.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Trouble } from '../../ui/trouble.tsx'
import { formatAmount, formatDate } from '../kit/formats.ts'
import { pageStyles } from '../kit/page.tsx'
import s from './billing.module.css'
import { invoicesReading } from './readings.ts'
import { useBillingWords } from './words/index.ts'

export function Invoices() {
  const words = useBillingWords()
  const locale = useLocale()
  const { data, error, refetch } = useQuery(invoicesReading)
  return (
    <Card title={words.invoices}>
      {!data &&
        (error ? <Trouble onRetry={() => void refetch()} /> : <Skeleton lines={3} height={28} />)}
      {data?.myInvoices.length === 0 && <p className={pageStyles.note}>{words.noInvoices}</p>}
      {data && data.myInvoices.length > 0 && (
        <div className={s.scroll} role="region" aria-label={words.invoices} tabIndex={0}>
          <table className={s.table}>
            <thead>
              <tr>
                {words.columns.slice(0, -1).map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
                <td />
              </tr>
            </thead>
            <tbody>
              {data.myInvoices.map((invoice) => (
                <tr key={invoice.number}>
                  <td>{invoice.number}</td>
                  <td>{formatDate(locale, invoice.createdAt)}</td>
                  <td>{formatAmount(locale, invoice.total, invoice.currency)}</td>
                  <td>{words.invoiceStatus[invoice.status] ?? invoice.status}</td>
                  <td>
                    {invoice.pdfUrl && (
                      <a className={pageStyles.link} href={invoice.pdfUrl} rel="noreferrer">
                        {words.pdf}
                      </a>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Card>
  )
}

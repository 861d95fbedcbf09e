import { useQuery } from '@tanstack/react-query'
import { Bar } from '../../ui/bar.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { To } from '../../shell/nav.tsx'
import { quotaReading } from './readings.ts'
import s from './quota-meter.module.css'
import { useApplicationsWords } from './words/index.ts'

/** How many applications are left this month. */
export function QuotaMeter() {
  const words = useApplicationsWords()
  const quota = useQuery(quotaReading).data?.applicationQuota
  if (!quota) return null
  const { used, max } = quota
  if (max === null) return <p className={s.meter}>{words.quotaFree}</p>
  const left = Math.max(0, max - used)
  return (
    <div className={s.meter} data-none={left === 0 || undefined}>
      <span className={s.name}>{words.quota}</span>
      <b>
        {used}/{max}
      </b>
      <Bar
        value={used}
        max={max}
        label={words.quota}
        text={left === 0 ? words.quotaNone : words.quotaLeft(left)}
      />
      <small>{left === 0 ? words.quotaNone : words.quotaLeft(left)}</small>
      {left === 0 && (
        <To to="/billing" className={buttonClass('brand', true)}>
          {words.upgrade}
        </To>
      )}
    </div>
  )
}

import { regional } from '../../i18n/dates.ts'

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const
const STEP = 1024

/** “2.4 GB”, as the reader writes it. */
export function formatBytes(locale: string, bytes: number): string {
  const place = Math.min(
    UNITS.length - 1,
    bytes < 1 ? 0 : Math.floor(Math.log(bytes) / Math.log(STEP)),
  )
  return new Intl.NumberFormat(regional(locale), {
    style: 'unit',
    unit: UNITS[place],
    maximumFractionDigits: place === 0 ? 0 : 1,
  }).format(bytes / STEP ** place)
}

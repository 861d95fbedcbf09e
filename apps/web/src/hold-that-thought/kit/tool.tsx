import type { ComponentProps } from 'react'
import s from './tool.module.css'

/** Those that only letters need, drawn like the kit's own. */
const PATHS = {
  print:
    'M6 9V3h12v6M6 18H4a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2h-2M6 14h12v8H6Z',
  book: 'M12 7v14M3 18V4h5a4 4 0 0 1 4 3 4 4 0 0 1 4-3h5v14h-6a3 3 0 0 0-3 3 3 3 0 0 0-3-3Z',
  keep: 'M6 3h12v18l-6-5-6 5Z',
} as const

interface ToolProps extends Omit<ComponentProps<'button'>, 'children'> {
  readonly icon: keyof typeof PATHS
  readonly label: string
  readonly isOn?: boolean
}

/** A tool above a sheet. */
export const Tool = ({ icon, label, isOn, ...rest }: ToolProps) => (
  <button
    type="button"
    {...rest}
    className={s.tool}
    aria-label={label}
    title={label}
    aria-pressed={isOn}
  >
    <svg
      width="20"
      height="20"
      viewBox="0 0 24 24"
      fill={icon === 'keep' && isOn ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[icon]} />
    </svg>
  </button>
)

import s from './mark.module.css'

/** A table with three places. */
export const Mark = ({ size = 36 }: { readonly size?: number }) => (
  <svg viewBox="0 0 40 40" width={size} height={size} aria-hidden="true" className={s.mark}>
    <rect x="3" y="16" width="34" height="6" rx="3" />
    <path d="M8 23v11M32 23v11" />
    <circle cx="9" cy="8" r="4" />
    <circle cx="20" cy="8" r="4" />
    <circle cx="31" cy="8" r="4" />
  </svg>
)

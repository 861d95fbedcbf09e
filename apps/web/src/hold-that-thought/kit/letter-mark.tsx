/** An envelope with a seal. */
export const LetterMark = ({ size = 28 }: { readonly size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 40 40" aria-hidden="true">
    <rect width="40" height="40" rx="9" fill="var(--brand)" />
    <path d="M8 12h24v17H8z" fill="#fffcf4" />
    <path d="m8 12.5 12 9.5 12-9.5" fill="none" stroke="#7a2a2b" strokeWidth="1.6" />
    <circle cx="20" cy="22" r="4" fill="#c2564b" />
  </svg>
)

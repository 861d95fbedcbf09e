/** Two columns, and what joins them. */
export const HubMark = ({ size = 28 }: { readonly size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 40 40" aria-hidden="true">
    <rect width="40" height="40" rx="9" fill="var(--brand)" />
    <path d="M11 27V13h6v14zm12 0V13h6v14z" fill="#fff" />
    <path d="M15 18h10v4H15z" fill="#9dbbff" />
  </svg>
)

/** A shield with a path to the summit. */
export const Logo = ({ size = 32 }: { size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 40 40" aria-hidden="true">
    <path
      d="M20 2.5 35 7v12.6c0 9-6.2 15.2-15 18-8.800-2.800-15-9-15-18V7L20 2.500Z"
      fill="var(--brand)"
    />
    <path
      d="M20 2.500 35 7v12.600c0 9-6.200 15.200-15 18V2.500Z"
      fill="var(--brand-deep)"
      opacity=".55"
    />
    <path
      d="m9.500 27 7.200-11.500 3.600 5.200L23 16.500 30.500 27c-2.400 3.700-6 6.200-10.500 7.800-4.500-1.600-8.100-4.100-10.500-7.800Z"
      fill="#fff"
    />
    <path
      d="M23 16.500V8.500l6 2.300-6 2.400"
      fill="var(--gold)"
      stroke="var(--gold)"
      strokeWidth="1.400"
      strokeLinejoin="round"
    />
  </svg>
)

import { useCommon } from '../i18n/common/index.ts'
import { Logo } from './logo.tsx'

/** While the first answers are on their way: as the page begins, so that nothing flickers. */
export function Pending() {
  const words = useCommon()
  return (
    <div className="boot" role="status" aria-label={words.loading}>
      <Logo size={56} />
    </div>
  )
}

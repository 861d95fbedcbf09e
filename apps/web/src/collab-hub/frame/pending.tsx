import { useCommon } from '../../i18n/common/index.ts'
import { HubMark } from '../kit/hub-mark.tsx'

/** While the first answers are on their way: as the page begins, so that nothing flickers. */
export function HubPending() {
  const words = useCommon()
  return (
    <div className="boot" role="status" aria-label={words.loading}>
      <HubMark size={56} />
    </div>
  )
}

import { useCommon } from '../../i18n/common/index.ts'
import { LetterMark } from '../kit/letter-mark.tsx'

/** While the first answers are on their way: as the page begins, so that nothing flickers. */
export function LettersPending() {
  const words = useCommon()
  return (
    <div className="boot" role="status" aria-label={words.loading}>
      <LetterMark size={56} />
    </div>
  )
}

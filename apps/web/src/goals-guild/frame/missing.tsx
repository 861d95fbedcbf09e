import { Link } from '@tanstack/react-router'
import { useCommon } from '../../i18n/common/index.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import s from './missing.module.css'
import { useFrameWords } from './words/index.ts'

/** An address that leads nowhere. */
export function Missing() {
  const common = useCommon()
  const words = useFrameWords()
  return (
    <div className={s.missing}>
      <Empty
        isPage
        title={common.missing}
        text={common.missingText}
        action={
          <Link to="/" className={buttonClass('brand')}>
            {words.nav.home}
          </Link>
        }
      />
    </div>
  )
}

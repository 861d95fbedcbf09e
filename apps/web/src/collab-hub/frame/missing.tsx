import { useCommon } from '../../i18n/common/index.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { To } from '../../shell/nav.tsx'
import s from './missing.module.css'
import { useFrameWords } from './words/index.ts'

/** An address that leads nowhere, or to what one may not see. */
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
          <To to="/startups" className={buttonClass('plain')}>
            {words.nav.startups}
          </To>
        }
      />
    </div>
  )
}

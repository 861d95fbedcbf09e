import { Icon } from '../../ui/icons.tsx'
import { pageStyles } from '../kit/page.tsx'
import { To } from '../../shell/nav.tsx'
import { useDraftsWords } from './words/index.ts'

export const BackToDrafts = () => (
  <To to="/drafts" className={pageStyles.link}>
    <Icon name="back" size={18} /> {useDraftsWords().title}
  </To>
)

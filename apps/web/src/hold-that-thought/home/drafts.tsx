import { Ago } from '../../ui/time.tsx'
import { To } from '../../shell/nav.tsx'
import type { HomeData } from './home.operations.ts'
import s from './home-page.module.css'
import { useHomeWords } from './words/index.ts'

interface DraftsProps {
  readonly drafts: HomeData['drafts']['items']
}

/** Read by the machine; somebody has to look them over. */
export function Drafts({ drafts }: DraftsProps) {
  const words = useHomeWords()
  return (
    <ul className={s.drafts}>
      {drafts.map(({ id, text, pageCount, createdAt }) => (
        <li key={id}>
          <To to={`/drafts/${id}`}>
            <b>{text.title ?? words.untitled}</b>
            <small>
              {words.pages(pageCount ?? 1)} · <Ago time={createdAt} />
            </small>
          </To>
        </li>
      ))}
    </ul>
  )
}

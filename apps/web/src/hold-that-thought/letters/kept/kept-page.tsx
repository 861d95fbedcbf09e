import { useQuery } from '@tanstack/react-query'
import { buttonClass } from '../../../ui/button.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { Icon } from '../../../ui/icons.tsx'
import { Toasts } from '../../../ui/toasts.tsx'
import { Page, pageStyles } from '../../kit/page.tsx'
import { Sheet } from '../../kit/sheet.tsx'
import { To, usePart } from '../../../shell/nav.tsx'
import { LetterHead } from '../letter-head.tsx'
import { LetterRow } from '../letter-rows.tsx'
import { LetterText } from '../text/letter-text.tsx'
import { KeepButton } from './keep-button.tsx'
import { keptReading } from './kept.ts'
import s from './kept-page.module.css'
import { useKeptWords } from './words/index.ts'

/** What was kept on this device: it needs no network, and nobody to be asked. */
export function KeptPage() {
  const words = useKeptWords()
  const { data } = useQuery(keptReading)
  return (
    <main id="main">
      <Page
        title={words.title}
        lead={words.lead}
        isNarrow
        actions={
          <To to="/" className={buttonClass('plain', true)}>
            {words.home}
          </To>
        }
      >
        {data?.length === 0 && <Empty title={words.none} text={words.noneText} />}
        <ul>
          {data?.map(({ letter }) => (
            <LetterRow key={letter.id} letter={letter} to={`/kept/${letter.id}`} />
          ))}
        </ul>
      </Page>
      <Toasts />
    </main>
  )
}

export function KeptLetterPage() {
  const words = useKeptWords()
  const letterId = usePart('letterId')
  const { data } = useQuery(keptReading)
  const kept = data?.find(({ letter }) => letter.id === letterId)
  return (
    <main id="main" className={s.page}>
      <div className={s.bar}>
        <To to="/kept" className={pageStyles.link}>
          <Icon name="back" size={16} /> {words.title}
        </To>
        {kept && <KeepButton letter={kept.letter} />}
      </div>
      {kept && (
        <Sheet head={<LetterHead letter={kept.letter} isPlain />}>
          <LetterText content={kept.letter.content} />
        </Sheet>
      )}
      {data && !kept && <Empty isPage title={words.gone} text={words.noneText} />}
      <Toasts />
    </main>
  )
}

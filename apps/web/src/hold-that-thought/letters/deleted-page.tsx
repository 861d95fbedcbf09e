import { newRequestId, useAct } from '../../api/act.ts'
import { useListing } from '../../api/listing.ts'
import { useLocale } from '../../i18n/language.ts'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Icon } from '../../ui/icons.tsx'
import { Listing } from '../../ui/listing.tsx'
import { toast } from '../../ui/toasts.tsx'
import { Page, pageStyles } from '../kit/page.tsx'
import { formatWhen } from '../kit/when.ts'
import { To } from '../../shell/nav.tsx'
import { RestoreLetter } from './letter.operations.ts'
import s from './deleted-page.module.css'
import { deletedListing, LETTERS } from './readings.ts'
import { useLettersWords } from './words/index.ts'

/** For admins: what was deleted, and the way back. */
export function DeletedLettersPage() {
  const words = useLettersWords()
  const locale = useLocale()
  const list = useListing(deletedListing)
  const restore = useAct(RestoreLetter, {
    touches: [LETTERS],
    done: () => toast({ tone: 'good', text: words.restored }),
  })
  return (
    <Page
      title={words.deletedLetters}
      lead={words.deletedLead}
      crumb={
        <To to="/letters" className={pageStyles.link}>
          <Icon name="back" size={16} /> {words.title}
        </To>
      }
      isNarrow
    >
      <Listing
        list={list}
        height={56}
        empty={<Empty title={words.noDeleted} text={words.noDeletedText} />}
      >
        {(items) => (
          <ul className={s.rows}>
            {items.map((letter) => (
              <li key={letter.id}>
                <span className={s.what}>
                  <b dir="auto">{letter.title}</b>
                  <small>{formatWhen(locale, letter)}</small>
                </span>
                <Button
                  small
                  icon="retry"
                  onClick={() => restore.mutate({ letterId: letter.id, requestId: newRequestId() })}
                >
                  {words.restore}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </Listing>
    </Page>
  )
}

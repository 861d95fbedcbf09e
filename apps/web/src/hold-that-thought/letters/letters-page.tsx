import { useListing } from '../../api/listing.ts'
import { Empty } from '../../ui/empty.tsx'
import { Listing } from '../../ui/listing.tsx'
import { Page } from '../kit/page.tsx'
import { To, useAsked } from '../nav.tsx'
import { lettersListing } from './readings.ts'
import { useLettersWords } from './words/index.ts'

const asNumber = (text: string | undefined) => (text === undefined ? undefined : Number(text))

/** All letters, by year. */
export function LettersPage() {
  const words = useLettersWords()
  const { year, decade } = useAsked()
  const list = useListing(lettersListing({ year: asNumber(year), decade: asNumber(decade) }))
  return (
    <Page title={words.title}>
      <Listing list={list} empty={<Empty title={words.empty} text={words.emptyText} />}>
        {(items) => (
          <ul>
            {items.map(({ id, title }) => (
              <li key={id}>
                <To to={`/letters/${id}`}>{title}</To>
              </li>
            ))}
          </ul>
        )}
      </Listing>
    </Page>
  )
}

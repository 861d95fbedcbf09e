import { useListing } from '../../api/listing.ts'
import { Empty } from '../../ui/empty.tsx'
import { Listing } from '../../ui/listing.tsx'
import { Segments } from '../../ui/segments.tsx'
import { LetterRows } from '../letters/letter-rows.tsx'
import { pageStyles } from '../kit/page.tsx'
import { oneOf, To, useAsked } from '../../shell/nav.tsx'
import type { LettersOfPersonData } from './person.operations.ts'
import { lettersOfPersonListing } from './readings.ts'
import { usePersonWords } from './words/index.ts'

type Letter = LettersOfPersonData['lettersOfPerson']['items'][number]

const PARTS = ['from', 'to', 'about'] as const
type Part = (typeof PARTS)[number]

const partsOf = (letter: Letter, personId: string): Part[] =>
  PARTS.filter((part) => letter[`${part}Ids`].includes(personId))

/** What they wrote, what was written to them, and what tells of them. */
export function PersonLetters({ personId }: { readonly personId: string }) {
  const words = usePersonWords()
  const part = oneOf(PARTS, useAsked()['letters'])
  const list = useListing(lettersOfPersonListing(personId))
  const items = list.items?.filter(
    (letter) => part === undefined || partsOf(letter, personId).includes(part),
  )
  const at = `/people/${personId}`
  return (
    <section className={pageStyles.stack} aria-label={words.letters}>
      <header className={pageStyles.part}>
        <h2>{words.letters}</h2>
        {items && items.length > 0 && (
          <span className={pageStyles.note}>
            {words.lettersCount(items.length, list.more === undefined)}
          </span>
        )}
      </header>
      {list.items && list.items.length > 0 && (
        <Segments label={words.letters}>
          <To to={at} isCurrent={part === undefined} replace>
            {words.any}
          </To>
          {PARTS.map((one) => (
            <To key={one} to={at} asked={{ letters: one }} isCurrent={part === one} replace>
              {words[one]}
            </To>
          ))}
        </Segments>
      )}
      <Listing
        list={{ ...list, items }}
        height={64}
        empty={<Empty title={words.noLetters} text={words.noLettersText} />}
      >
        {(letters) => <LetterRows letters={letters} />}
      </Listing>
    </section>
  )
}

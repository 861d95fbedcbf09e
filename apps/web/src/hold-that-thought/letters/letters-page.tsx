import { useQuery } from '@tanstack/react-query'
import { useListing, type ListState } from '../../api/listing.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Icon } from '../../ui/icons.tsx'
import { Listing } from '../../ui/listing.tsx'
import { Page, pageStyles } from '../kit/page.tsx'
import { To } from '../../shell/nav.tsx'
import { foundListing } from '../search/readings.ts'
import { isAdmin, useMe } from '../users/me.ts'
import { Filters, useLettersAsked } from './filters.tsx'
import { LettersByYear } from './letter-rows.tsx'
import type { LetterLine } from './letters.operations.ts'
import { NewLetters } from './new-letters.tsx'
import { decadesReading, lettersListing } from './readings.ts'
import { useLettersWords } from './words/index.ts'
import { YearStrip } from './year-strip.tsx'

const numberIn = (text: string | undefined) => (text === undefined ? undefined : Number(text))

/** By time where nothing else is asked for; else by what was found. */
function useLetters(): ListState<LetterLine> {
  const { year, decade, person, place, tag, order } = useLettersAsked()
  const isFound = person !== undefined || place !== undefined || tag !== undefined
  const listed = useListing({
    ...lettersListing({
      year: numberIn(year),
      decade: numberIn(decade),
      order: order === 'newest' ? 'newest' : 'oldest',
    }),
    enabled: !isFound,
  })
  const found = useListing({
    ...foundListing({
      kinds: ['letter'],
      ...(year !== undefined && { year: Number(year) }),
      ...(person !== undefined && { personId: person }),
      ...(place !== undefined && { place }),
      ...(tag !== undefined && { tag }),
    }),
    enabled: isFound,
  })
  if (!isFound) return listed
  // A search knows years, not decades.
  const isMeant = ({ date }: LetterLine) =>
    decade === undefined || date.startsWith(decade.slice(0, 3))
  const letters = found.items?.flatMap(({ letter }) => letter ?? [])
  return { ...found, items: letters?.filter(isMeant) }
}

function Nothing() {
  const words = useLettersWords()
  const asked = Object.values(useLettersAsked()).some((one) => one !== undefined)
  return asked ? (
    <Empty
      title={words.none}
      text={words.noneText}
      action={
        <To to="/letters" className={buttonClass('plain')}>
          {words.clear}
        </To>
      }
    />
  ) : (
    <Empty
      title={words.empty}
      text={words.emptyText}
      action={
        <To to="/drafts/new" className={buttonClass('brand')}>
          {words.scan}
        </To>
      }
    />
  )
}

/** All letters, as the contents of a book. */
export function LettersPage() {
  const words = useLettersWords()
  const me = useMe()
  const list = useLetters()
  const { year, decade } = useLettersAsked()
  // There is nothing to be narrowed down.
  const decades = useQuery(decadesReading).data?.letterDecades
  const isEmptyBox = decades?.length === 0 && list.items?.length === 0
  const title =
    year !== undefined
      ? words.lettersOf(year)
      : decade === undefined
        ? words.title
        : words.lettersOfDecade(decade)
  return (
    <Page
      title={title}
      actions={
        <>
          <To to="/letters/new" className={buttonClass('plain', true)}>
            <Icon name="pen" size={16} /> {words.new}
          </To>
          <To to="/drafts/new" className={buttonClass('brand', true)}>
            <Icon name="plus" size={16} /> {words.scan}
          </To>
        </>
      }
    >
      {!isEmptyBox && (
        <>
          <YearStrip />
          <Filters />
        </>
      )}
      <div>
        <Listing list={list} height={58} empty={<Nothing />}>
          {(items) => <LettersByYear letters={items} />}
        </Listing>
      </div>
      {isAdmin(me) && (
        <To to="/letters/deleted" className={pageStyles.link}>
          <Icon name="trash" size={16} /> {words.deletedLetters}
        </To>
      )}
      <NewLetters shown={list.items ?? []} />
    </Page>
  )
}

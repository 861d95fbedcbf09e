import { useListing } from '../../api/listing.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Card } from '../../ui/card.tsx'
import { Listing } from '../../ui/listing.tsx'
import { Ago } from '../../ui/time.tsx'
import s from '../access/access.module.css'
import { useAccessWords } from '../access/words/index.ts'
import { pageStyles } from '../kit/page.tsx'
import { personOf, useNameOf } from '../users/person.tsx'
import { sayDuration } from './durations.ts'
import { deckViewsListing } from './readings.ts'
import { useDecksWords } from './words/index.ts'

/** Who opened the deck, when, which pages, and for how long. */
export function ViewLog({ startupId }: { readonly startupId: string }) {
  const words = useAccessWords()
  const decks = useDecksWords()
  const name = useNameOf()
  const list = useListing(deckViewsListing(startupId))
  return (
    <Card>
      <Listing list={list} empty={<p className={pageStyles.note}>{words.noLog}</p>}>
        {(looks) => (
          <div className={s.scroll} role="region" aria-label={words.log} tabIndex={0}>
            <table className={s.table}>
              <thead>
                <tr>
                  {words.logColumns.map((column) => (
                    <th key={column} scope="col">
                      {column}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {looks.map(({ viewer, viewedAt, pages, seconds, downloadedAt }) => (
                  <tr key={`${viewedAt} ${viewer?.id}`}>
                    <td>
                      <span className={s.person}>
                        <Avatar person={viewer && personOf(viewer)} size={24} /> {name(viewer)}
                      </span>
                    </td>
                    <td>
                      <Ago time={viewedAt} />
                    </td>
                    <td title={pages.map(({ number }) => number).join(', ')}>
                      {words.pages(pages.length)}
                    </td>
                    <td>{sayDuration(decks, seconds)}</td>
                    <td>{downloadedAt ? <Ago time={downloadedAt} /> : '–'}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
      </Listing>
    </Card>
  )
}

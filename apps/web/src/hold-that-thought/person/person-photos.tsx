import { useListing } from '../../api/listing.ts'
import { Icon } from '../../ui/icons.tsx'
import { Listing } from '../../ui/listing.tsx'
import { pageStyles } from '../kit/page.tsx'
import { To } from '../../shell/nav.tsx'
import { mediaOfPersonListing } from './readings.ts'
import s from './person.module.css'
import { usePersonWords } from './words/index.ts'

/** The pictures that somebody is in. */
export function PersonPhotos({ personId }: { readonly personId: string }) {
  const words = usePersonWords()
  const list = useListing(mediaOfPersonListing(personId))
  return (
    <section className={pageStyles.stack} aria-label={words.photos}>
      <header className={pageStyles.part}>
        <h2>{words.photos}</h2>
      </header>
      <Listing list={list} height={96} empty={<p className={pageStyles.note}>{words.noPhotos}</p>}>
        {(items) => (
          <ul className={s.photos}>
            {items.map(({ id, title, fileName, thumbnailUrl, category }) => (
              <li key={id}>
                <To
                  to={`/photos/${id}`}
                  className={s.photo}
                  aria-label={title ?? (fileName || words.untitled)}
                >
                  {thumbnailUrl ? (
                    <img src={thumbnailUrl} alt="" loading="lazy" />
                  ) : (
                    <Icon name={category === 'pictures' ? 'image' : 'box'} size={26} />
                  )}
                </To>
              </li>
            ))}
          </ul>
        )}
      </Listing>
    </section>
  )
}

import { useLocale } from '../../i18n/language.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Snippet } from '../../ui/snippet.tsx'
import { Ago } from '../../ui/time.tsx'
import { formatWhen } from '../kit/when.ts'
import { PeopleLine } from '../letters/people-line.tsx'
import { To } from '../../shell/nav.tsx'
import { personOf } from '../users/person.ts'
import type { ArchiveFound } from './search.operations.ts'
import s from './search-page.module.css'
import { useSearchWords } from './words/index.ts'

/** What a hit is called, and where it is. */
function placeOfHit({ letter, media }: ArchiveFound) {
  if (letter) return { to: `/letters/${letter.id}`, title: letter.title, when: letter }
  const { id = '', title = null, fileName = '', date = null, dateText = null } = media ?? {}
  const when = date === null ? undefined : { date, dateText }
  return { to: `/photos/${id}`, title: title ?? fileName, when }
}

/** A letter, a note in a margin or something of the gallery, with the words that were found. */
export function FoundRow({ hit }: { readonly hit: ArchiveFound }) {
  const words = useSearchWords()
  const locale = useLocale()
  const { to, title, when } = placeOfHit(hit)
  const { kind, letter, media, comment, snippet } = hit
  return (
    <li className={s.hit}>
      <To to={to} className={s.row}>
        {kind === 'media' && media?.thumbnailUrl && (
          <img src={media.thumbnailUrl} alt="" loading="lazy" className={s.picture} />
        )}
        {comment && (
          <Avatar
            person={personOf({
              userId: comment.userId,
              displayName: comment.userName,
              photoUrl: comment.userPhotoUrl,
            })}
            size={36}
          />
        )}
        <div className={s.what}>
          <span className={s.title} dir="auto">
            {title}
          </span>
          <small>
            {comment ? (
              <>
                {words.noted(comment.userName)} <Ago time={comment.createdAt} />
              </>
            ) : (
              <>
                {when && formatWhen(locale, when)}
                {letter && (
                  <>
                    {' · '}
                    <PeopleLine letter={letter} isPlain />
                  </>
                )}
              </>
            )}
          </small>
          {snippet.hits.length > 0 ? <Snippet {...snippet} /> : <p>{snippet.text}</p>}
        </div>
      </To>
    </li>
  )
}

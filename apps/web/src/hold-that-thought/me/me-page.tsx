import { useQuery } from '@tanstack/react-query'
import { useListing } from '../../api/listing.ts'
import { useLocale } from '../../i18n/language.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Icon } from '../../ui/icons.tsx'
import { Listing } from '../../ui/listing.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Ago } from '../../ui/time.tsx'
import { Title } from '../../ui/title.tsx'
import { pageStyles } from '../kit/page.tsx'
import { formatWhen } from '../kit/when.ts'
import { oneOf, To } from '../../shell/nav.tsx'
import { placeOfItem } from '../notifications/said.ts'
import s from '../person/person.module.css'
import { isAdmin, useMe } from '../users/me.ts'
import { personOf } from '../users/person.ts'
import type { OwnProfile } from '../users/users.operations.ts'
import m from './me.module.css'
import { myCommentsListing, myProfileReading, myReactionsListing } from './readings.ts'
import { useMeWords } from './words/index.ts'

function Head({ me }: { readonly me: OwnProfile }) {
  const words = useMeWords()
  const locale = useLocale()
  const profile = useQuery(myProfileReading(me.userId)).data?.profile
  return (
    <header className={s.head}>
      <Avatar person={personOf(me)} size={96} />
      <div className={s.who}>
        <Title>{me.displayName}</Title>
        {me.familyRelationship && <p className={s.life}>{me.familyRelationship}</p>}
        <p className={pageStyles.note}>
          {[
            profile &&
              words.since(
                formatWhen(locale, { date: profile.createdAt.slice(0, 10), dateText: null }),
              ),
            profile && words.brought(profile.mediaUploadCount),
            me.isProfilePrivate && words.isPrivate,
            isAdmin(me) && words.admin,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <To to="/settings/profile" className={buttonClass('plain')}>
        <Icon name="pen" size={18} /> {words.edit}
      </To>
    </header>
  )
}

function MyComments() {
  const words = useMeWords()
  const list = useListing(myCommentsListing)
  return (
    <section className={pageStyles.stack} aria-label={words.comments}>
      <header className={pageStyles.part}>
        <h2>{words.comments}</h2>
      </header>
      <Listing
        list={list}
        height={72}
        empty={<Empty title={words.noComments} text={words.noCommentsText} />}
      >
        {(items) => (
          <ul className={m.list}>
            {items.map(({ id, itemId, itemTitle, commentText, isDeleted, createdAt }) => (
              <li key={id} className={m.comment}>
                <To to={placeOfItem(itemId)} className={m.item}>
                  {itemTitle ?? words.toLetter}
                </To>
                <Ago time={createdAt} />
                <p data-gone={isDeleted || undefined}>{isDeleted ? words.deleted : commentText}</p>
              </li>
            ))}
          </ul>
        )}
      </Listing>
    </section>
  )
}

const KINDS = ['like', 'love', 'laugh', 'sad', 'wow'] as const

function MyReactions() {
  const words = useMeWords()
  const list = useListing(myReactionsListing)
  return (
    <section className={pageStyles.stack} aria-label={words.reactions}>
      <header className={pageStyles.part}>
        <h2>{words.reactions}</h2>
      </header>
      <Listing list={list} empty={<p className={pageStyles.note}>{words.noReactions}</p>}>
        {(items) => (
          <ul className={m.list}>
            {items.map(({ commentId, itemId, reactionType, createdAt }) => (
              <li key={commentId} className={m.reaction}>
                <To to={placeOfItem(itemId)} className={m.item}>
                  {words.kinds[oneOf(KINDS, reactionType) ?? 'like']}
                </To>
                <Ago time={createdAt} />
              </li>
            ))}
          </ul>
        )}
      </Listing>
    </section>
  )
}

function Place({ personId }: { readonly personId: string | null }) {
  const words = useMeWords()
  return (
    <section className={pageStyles.stack} aria-label={words.tree}>
      <header className={pageStyles.part}>
        <h2>{words.tree}</h2>
      </header>
      {personId === null && <p className={pageStyles.note}>{words.noTree}</p>}
      <To
        to={personId === null ? '/family/tree' : `/people/${personId}`}
        className={pageStyles.link}
      >
        {personId === null ? words.toTree : words.inTree}
      </To>
    </section>
  )
}

/** What is one's own here: who one is, and what one has left beside the letters. */
export function MePage() {
  const me = useMe()
  return (
    <div className={pageStyles.page}>
      {!me && <Skeleton lines={4} height={64} />}
      {me && (
        <>
          <Head me={me} />
          <div className={pageStyles.split}>
            <MyComments />
            <aside className={s.main}>
              <Place personId={me.personId} />
              <MyReactions />
            </aside>
          </div>
        </>
      )}
    </div>
  )
}

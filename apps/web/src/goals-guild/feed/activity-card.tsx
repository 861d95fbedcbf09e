import { Link } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useCommon } from '../../i18n/common/index.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Icon, type IconName } from '../../ui/icons.tsx'
import { RichText } from '../../ui/rich-text.tsx'
import { Ago } from '../../ui/time.tsx'
import s from './activity-card.module.css'
import type { ActivityFields } from './feed.operations.ts'
import type { Activities } from './grouped.ts'
import type { FeedWords } from './words/en.ts'
import { useFeedWords } from './words/index.ts'

/** Nobody answers before they have read: it is loaded behind the first screen. */
const ActivityAnswers = lazy(async () => ({
  default: (await import('./activity-answers.tsx')).ActivityAnswers,
}))

const ActivityMenu = lazy(async () => ({
  default: (await import('./activity-menu.tsx')).ActivityMenu,
}))

const Lightbox = lazy(async () => ({
  default: (await import('../../ui/lightbox.tsx')).Lightbox,
}))

function Answers(answered: { readonly activity: ActivityFields; readonly isOpenFirst?: boolean }) {
  return (
    <Suspense fallback={<div className={s.answers} />}>
      <ActivityAnswers {...answered} />
    </Suspense>
  )
}

interface Said {
  readonly text: string
  readonly icon: IconName
  readonly tone: 'brand' | 'gold'
}

/** What happened, in words; undefined for what somebody wrote themselves. */
function saying(words: FeedWords, { verb, detail }: ActivityFields): Said | undefined {
  const isDone = detail === 'completed'
  const said: Readonly<Record<string, Said>> = {
    task_done: { text: words.taskDone, icon: 'check', tone: 'brand' },
    milestone_achieved: { text: words.milestone, icon: 'flag', tone: 'gold' },
    quest_completed: { text: words.quest, icon: 'trophy', tone: 'gold' },
    comment: { text: words.comment, icon: 'chat', tone: 'brand' },
    goal_update: {
      text: words.goal[detail ?? 'created'],
      icon: isDone ? 'star' : 'target',
      tone: isDone ? 'gold' : 'brand',
    },
  }
  return said[verb]
}

interface HeadProps {
  readonly activity: ActivityFields
  readonly children?: ReactNode
}

function Head({ activity, children }: HeadProps) {
  const words = useFeedWords()
  const common = useCommon()
  const { author, createdAt, groupName } = activity
  return (
    <header className={s.head}>
      <Avatar person={author} size={44} />
      <div className={s.who}>
        <p>
          {author ? (
            <Link to="/people/$nick" params={{ nick: author.nickname }}>
              <strong>{author.fullName}</strong>
            </Link>
          ) : (
            <strong>{common.deletedUser}</strong>
          )}{' '}
          {children}
        </p>
        <small>
          <Ago time={createdAt} />
          {groupName && <> · {words.inGroup(groupName)}</>}
        </small>
      </div>
      <Suspense>
        <ActivityMenu activity={activity} />
      </Suspense>
    </header>
  )
}

interface PhotoProps {
  readonly media: NonNullable<ActivityFields['media']>
  readonly alt: string
}

/** Small in its place, as it is for whoever looks closer. */
function Photo({ media: { url, smallUrl, width, height }, alt }: PhotoProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={s.open} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <img
          className={s.photo}
          src={smallUrl}
          width={width}
          height={height}
          loading="lazy"
          decoding="async"
          alt={alt}
        />
      </button>
      <Suspense>
        {isOpen && <Lightbox url={url} alt={alt} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  )
}

/** What somebody wrote, with a picture or without. */
function Post({ activity, children }: HeadProps) {
  const words = useFeedWords()
  const common = useCommon()
  const { media, author, text, tags } = activity
  return (
    <article className={s.card}>
      <Head activity={activity} />
      <p className={s.text}>
        <RichText text={text} />
      </p>
      {media && <Photo media={media} alt={words.photoBy(author?.fullName ?? common.deletedUser)} />}
      {tags.length > 0 && (
        <p className={s.tags}>
          {tags.map((tag) => (
            <Link key={tag} to="/tags/$tag" params={{ tag }}>
              #{tag}
            </Link>
          ))}
        </p>
      )}
      {children}
    </article>
  )
}

/** On which goal, how far that is, and what it was worth. */
function About({ activity }: { readonly activity: ActivityFields }) {
  const words = useFeedWords()
  const { goal, percentage, rewardXp, objectType } = activity
  const parts = [
    ...(goal && objectType !== 'Goal' ? [words.onGoal(goal.title)] : []),
    ...(percentage === null ? [] : [words.reached(percentage)]),
    ...(rewardXp === null ? [] : [words.paid(rewardXp)]),
  ]
  return parts.length > 0 ? <small>{parts.join(' · ')}</small> : null
}

interface CardProps {
  readonly activities: Activities
  readonly isOpenFirst?: boolean
}

/** Something that happened on the way; several steps of one person in a row are one. */
export function ActivityCard({ activities, isOpenFirst = false }: CardProps) {
  const words = useFeedWords()
  const [activity, ...others] = activities
  const said = saying(words, activity)
  const answers = <Answers activity={activity} isOpenFirst={isOpenFirst} />
  if (!said) return <Post activity={activity}>{answers}</Post>
  return (
    <article className={`${s.card} ${s[said.tone]}`}>
      <Head activity={activity}>{said.text}</Head>
      <div className={s.event}>
        <span className={s.badge}>
          <Icon name={said.icon} size={20} />
        </span>
        <div>
          <strong>{activity.text}</strong>
          <About activity={activity} />
          {others.length > 0 && (
            <small title={others.map(({ text }) => text).join('\n')}>
              {words.moreSteps(others.length)}
            </small>
          )}
        </div>
        {activity.goalId && (
          <Link to="/goals/$goalId" params={{ goalId: activity.goalId }} className={s.view}>
            {words.view}
            <Icon name="chevron" size={15} />
          </Link>
        )}
      </div>
      {answers}
    </article>
  )
}

import type { ReactNode } from 'react'
import type { ListState } from '../api/listing.ts'
import { Button, IconButton } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { Empty } from './empty.tsx'
import { Icon, type IconName } from './icons.tsx'
import { Listing } from './listing.tsx'
import s from './news-panel.module.css'
import { Switch } from './segments.tsx'
import { Ago } from './time.tsx'

interface NewsRowProps {
  readonly isRead: boolean
  readonly sign: IconName
  readonly time: string
  readonly readLabel: string
  readonly onRead: () => void
  /** What is said, in lines. */
  readonly children: ReactNode
  /** A link or a button around it, which leads to what it is about. */
  readonly opener: (className: string | undefined, inside: ReactNode) => ReactNode
}

export const NewsRow = ({
  isRead,
  sign,
  time,
  readLabel,
  onRead,
  children,
  opener,
}: NewsRowProps) => (
  <li className={s.row} data-new={isRead ? undefined : true}>
    {opener(
      s.item,
      <>
        <span className={s.sign}>
          <Icon name={sign} size={17} />
        </span>
        <span className={s.text}>
          {children}
          <small>
            <Ago time={time} />
          </small>
        </span>
      </>,
    )}
    {!isRead && <IconButton icon="check" label={readLabel} onClick={onRead} />}
  </li>
)

type NewsWords = Readonly<
  Record<'title' | 'show' | 'all' | 'unread' | 'allRead' | 'empty' | 'emptyText', string>
>

interface NewsPanelProps<News> {
  readonly words: NewsWords
  readonly list: ListState<News>
  readonly isUnread: boolean
  readonly onShow: (isUnread: boolean) => void
  /** How many are new. */
  readonly unread: number
  readonly onAllRead: () => void
  readonly onClose: () => void
  readonly children: (news: News) => ReactNode
}

/** What a product has told somebody, all of it or what is new. */
export function NewsPanel<News>({
  words,
  list,
  isUnread,
  onShow,
  unread,
  onAllRead,
  onClose,
  children,
}: NewsPanelProps<News>) {
  return (
    <Dialog title={words.title} onClose={onClose}>
      <div className={s.bar}>
        <Switch
          label={words.show}
          value={isUnread ? 'unread' : 'all'}
          choices={[
            ['all', words.all],
            ['unread', words.unread],
          ]}
          onChoose={(next) => onShow(next === 'unread')}
        />
        {unread > 0 && (
          <Button small look="quiet" icon="check" onClick={onAllRead}>
            {words.allRead}
          </Button>
        )}
      </div>
      <Listing list={list} empty={<Empty title={words.empty} text={words.emptyText} />}>
        {(items) => <ul className={s.list}>{items.map(children)}</ul>}
      </Listing>
    </Dialog>
  )
}

export const newsStyles = { title: s.title, body: s.body }

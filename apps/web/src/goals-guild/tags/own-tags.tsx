import { Link } from '@tanstack/react-router'
import { useMe } from '../users/me.ts'
import type { TagPart } from './tag-parts.ts'
import s from './tag-links.module.css'
import { useTagsWords } from './words/index.ts'

/** What somebody cares about, as a place to begin. */
export function OwnTags({ part }: { readonly part: TagPart }) {
  const words = useTagsWords()
  const tags = useMe()?.tags ?? []
  if (tags.length === 0)
    return (
      <p className={s.hint}>
        {words.noOwn}{' '}
        <Link to="/settings/profile" className={s.link}>
          {words.toProfile}
        </Link>
      </p>
    )
  return (
    <ul className={s.tags} aria-label={words.own}>
      {tags.map((tag) => (
        <li key={tag}>
          <Link to="/tags/$tag" params={{ tag }} search={{ part }} className={s.tag}>
            #{tag}
          </Link>
        </li>
      ))}
    </ul>
  )
}

import { Link } from '@tanstack/react-router'
import s from './tag-links.module.css'

/** Each leads to what else has it. */
export function TagLinks({ tags }: { readonly tags: readonly string[] }) {
  if (tags.length === 0) return null
  return (
    <ul className={s.tags}>
      {tags.map((tag) => (
        <li key={tag}>
          <Link to="/tags/$tag" params={{ tag }} className={s.tag}>
            #{tag}
          </Link>
        </li>
      ))}
    </ul>
  )
}

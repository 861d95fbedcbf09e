import { useState } from 'react'
import { newRequestId, useAct } from '../../../api/act.ts'
import { mergeEntity } from '../../../api/cache.ts'
import { Button } from '../../../ui/button.tsx'
import { TagsField } from '../../../ui/tags-field.tsx'
import { useMe } from '../me.ts'
import { SetInterests } from '../profile-acts.operations.ts'
import { useUsersWords } from '../words/index.ts'
import s from './welcome-page.module.css'

const WANTED = 3

/** Words that people are found by, and that find people. */
export function InterestsStep({ onDone }: { readonly onDone: () => void }) {
  const { welcome } = useUsersWords()
  const me = useMe()
  const [tags, setTags] = useState<readonly string[]>(me?.tags ?? [])
  const save = useAct(SetInterests, {
    done: ({ updateProfile }) => {
      mergeEntity(updateProfile)
      onDone()
    },
  })
  const toggle = (tag: string) =>
    setTags(tags.includes(tag) ? tags.filter((one) => one !== tag) : [...tags, tag])
  return (
    <>
      <ul className={s.ideas}>
        {welcome.ideas.map((tag) => (
          <li key={tag}>
            <button type="button" aria-pressed={tags.includes(tag)} onClick={() => toggle(tag)}>
              #{tag}
            </button>
          </li>
        ))}
      </ul>
      <TagsField
        label={welcome.others}
        hint={welcome.chosen(tags.length, WANTED)}
        removeLabel={welcome.removeTag}
        value={tags}
        onChange={setTags}
      />
      <Button
        look="brand"
        wide
        disabled={tags.length === 0}
        busy={save.isPending}
        onClick={() => save.mutate({ tags: [...tags], requestId: newRequestId() })}
      >
        {welcome.next}
      </Button>
    </>
  )
}

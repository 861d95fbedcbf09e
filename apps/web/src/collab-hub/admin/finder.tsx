import { Button } from '../../ui/button.tsx'
import s from './admin.module.css'
import { useAdminWords } from './words/index.ts'

interface FinderProps {
  readonly label: string
  readonly value: string | undefined
  readonly onFind: (given: string | undefined) => void
}

/** Looked up when it is sent, not as one types. */
export function Finder({ label, value, onFind }: FinderProps) {
  const words = useAdminWords()
  return (
    <form
      className={s.find}
      role="search"
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault()
        const given = String(new FormData(event.currentTarget).get('given') ?? '').trim()
        onFind(given || undefined)
      }}
    >
      <input
        key={value}
        name="given"
        aria-label={label}
        placeholder={label}
        defaultValue={value}
        maxLength={254}
        autoCapitalize="none"
        spellCheck={false}
      />
      <Button small type="submit">
        {words.look}
      </Button>
    </form>
  )
}

import { Button } from '../../ui/button.tsx'
import { fieldStyles } from '../../ui/field.tsx'
import s from './admin.module.css'
import { useAdminWords } from './words/index.ts'

interface FinderProps {
  readonly label: string
  readonly value: string | undefined
  readonly onFind: (given: string) => void
}

export function Finder({ label, value, onFind }: FinderProps) {
  const words = useAdminWords()
  return (
    <form
      role="search"
      className={s.find}
      onSubmit={(event) => {
        event.preventDefault()
        const given = String(new FormData(event.currentTarget).get('who') ?? '').trim()
        if (given) onFind(given)
      }}
    >
      <input
        key={value}
        name="who"
        className={fieldStyles.input}
        defaultValue={value}
        placeholder={label}
        aria-label={label}
        maxLength={254}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
      />
      <Button type="submit" icon="search">
        {words.find}
      </Button>
    </form>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useLocale } from '../../../i18n/language.ts'
import { fieldStyles } from '../../../ui/field.tsx'
import { howReading } from '../readings.ts'
import { useDraftsWords } from '../words/index.ts'
import s from './sending.module.css'

/** How pages are read. */
export interface Reading {
  /** Empty: as usual here. */
  readonly languages: readonly string[]
  readonly isHandwritten: boolean
}

interface ReadingChoiceProps {
  readonly value: Reading
  readonly onChange: (reading: Reading) => void
}

/** Those that a letter is likely to be in stand first; more than these are rarely read at once. */
const LANGUAGES_MAX = 4

/** As the reader of this page calls it; the server has the codes of libraries. */
function useLanguageName(): (code: string) => string {
  const names = new Intl.DisplayNames(useLocale(), { type: 'language', fallback: 'code' })
  return (code) => {
    try {
      return names.of(code.split('_')[0] ?? code) ?? code
    } catch {
      return code
    }
  }
}

/** In which languages it is written, and by what. */
export function ReadingChoice({ value, onChange }: ReadingChoiceProps) {
  const words = useDraftsWords().sending
  const nameOf = useLanguageName()
  const how = useQuery(howReading).data?.draftReading
  if (!how) return null
  const { languages, isHandwritten } = value
  const toggle = (code: string, isOn: boolean) =>
    onChange({
      ...value,
      languages: isOn
        ? [...languages, code].slice(-LANGUAGES_MAX)
        : languages.filter((one) => one !== code),
    })
  return (
    <>
      <fieldset className={fieldStyles.choices}>
        <legend className={fieldStyles.label}>{words.languages}</legend>
        {how.languages.map((code) => (
          <label key={code} className={fieldStyles.choice}>
            <input
              type="checkbox"
              checked={languages.includes(code)}
              onChange={({ target }) => toggle(code, target.checked)}
            />
            <span>{nameOf(code)}</span>
          </label>
        ))}
      </fieldset>
      {how.isHandwritingRead ? (
        <label className={s.hand}>
          <input
            type="checkbox"
            checked={isHandwritten}
            onChange={({ target }) => onChange({ ...value, isHandwritten: target.checked })}
          />
          <span>{words.byHand}</span>
        </label>
      ) : (
        <p className={s.note}>{words.printOnly}</p>
      )}
    </>
  )
}

/** For the server: what was not chosen is not said. */
export const askedOf = ({ languages, isHandwritten }: Reading) => ({
  languages: languages.length > 0 ? languages : null,
  isHandwritten,
})

import { formatTime } from '../i18n/dates.ts'
import { chooseLanguage, LANGUAGES, useChosenLanguage, useLocale } from '../i18n/language.ts'
import { setTheme, type Theme, useTheme } from '../shell/theme.ts'
import { Card } from '../ui/card.tsx'
import { Title } from '../ui/title.tsx'
import s from './frame.module.css'
import { useOwnWords } from './words/index.ts'

interface ChoicesProps {
  readonly name: string
  readonly label: string
  readonly values: Readonly<Record<string, string>>
  readonly chosen: string
  readonly onChoose: (value: string) => void
}

const Choices = ({ name, label, values, chosen, onChoose }: ChoicesProps) => (
  <fieldset className={s.choices}>
    <legend className="hidden-text">{label}</legend>
    {Object.entries(values).map(([value, text]) => (
      <label key={value} className={s.choice}>
        <input
          type="radio"
          name={name}
          checked={value === chosen}
          onChange={() => onChoose(value)}
        />
        {text}
      </label>
    ))}
  </fieldset>
)

/** How things look on this device, in every product. */
export function PreferencesPage() {
  const { preferences: words } = useOwnWords()
  const locale = useLocale()
  const theme = useTheme()
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const time = formatTime(locale, new Date().toISOString())
  return (
    <>
      <Title>{words.title}</Title>
      <Card title={words.themeTitle}>
        <Choices
          name="theme"
          label={words.themeTitle}
          values={words.theme}
          chosen={theme}
          onChoose={(value) => setTheme(value as Theme)}
        />
      </Card>
      <Card title={words.languageTitle}>
        <Choices
          name="language"
          label={words.languageTitle}
          values={LANGUAGES}
          chosen={useChosenLanguage()}
          onChoose={(value) => void chooseLanguage(value)}
        />
      </Card>
      <Card title={words.zoneTitle}>
        <p className={s.lead}>{words.zone(zone, time)}</p>
        <p className={s.lead}>{words.zoneMore}</p>
        <a href="/goalsguild/settings/profile" className={s.link}>
          {words.zoneLink}
        </a>
      </Card>
    </>
  )
}

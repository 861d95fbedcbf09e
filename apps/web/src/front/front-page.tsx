import type { ReactNode } from 'react'
import { chooseLanguage, LANGUAGES, useLocale } from '../i18n/language.ts'
import { setTheme, useIsDark } from '../shell/theme.ts'
import { buttonClass, IconButton } from '../ui/button.tsx'
import { Icon, type IconName } from '../ui/icons.tsx'
import { Mark } from '../ui/mark.tsx'
import s from './front-page.module.css'
import goalsDark from './pictures/goals-dark.webp'
import goalsLight from './pictures/goals-light.webp'
import hubDark from './pictures/hub-dark.webp'
import hubLight from './pictures/hub-light.webp'
import thoughtDark from './pictures/thought-dark.webp'
import thoughtLight from './pictures/thought-light.webp'
import { EnterAs, type Entering, firstPerson, DemoPeople, useEntering } from './try-it.tsx'
import { useFrontWords } from './words/index.ts'

function Top() {
  const words = useFrontWords()
  const locale = useLocale()
  const isDark = useIsDark()
  const [next = 'en', name] = Object.entries(LANGUAGES).find(([code]) => code !== locale) ?? []
  return (
    <header className={s.top}>
      <span className={s.brand}>
        <Mark /> Longtable
      </span>
      <a href="/account" className={buttonClass('quiet', true)}>
        {words.account}
      </a>
      <button
        type="button"
        className={buttonClass('quiet', true)}
        lang={next}
        onClick={() => void chooseLanguage(next)}
      >
        {name}
      </button>
      <IconButton
        icon={isDark ? 'sun' : 'moon'}
        label={isDark ? words.light : words.dark}
        onClick={() => setTheme(isDark ? 'light' : 'dark')}
      />
    </header>
  )
}

interface PictureProps {
  readonly label: string
  readonly light: string
  readonly dark: string
}

/** A page of the product as it is, in the light that one has chosen. */
const Picture = ({ label, light, dark }: PictureProps) => (
  <img
    src={useIsDark() ? dark : light}
    alt={label}
    width={800}
    height={500}
    loading="lazy"
    decoding="async"
  />
)

interface ProductProps {
  readonly words: Readonly<Record<'name' | 'claim' | 'text', string>>
  readonly look: 'green' | 'blue' | 'paper'
  readonly scene: ReactNode
  readonly href: string
  readonly entering: Entering
}

function Product({ words, look, scene, href, entering }: ProductProps) {
  const { openProduct } = useFrontWords()
  return (
    <li className={s.product} data-look={look}>
      <div className={s.scene}>{scene}</div>
      <div className={s.about}>
        <h3>{words.name}</h3>
        <p className={s.claim}>{words.claim}</p>
        <p>{words.text}</p>
        <a href={href} className={s.open}>
          {openProduct(words.name)} <Icon name="chevron" size={18} />
        </a>
      </div>
      <DemoPeople home={href} entering={entering} />
    </li>
  )
}

const TOOLS: readonly (readonly [
  name: 'graphiql' | 'hub' | 'thought' | 'accounts' | 'explorer' | 'outbox' | 'health' | 'metrics',
  href: string,
  icon: IconName,
])[] = [
  ['graphiql', '/goalsguild/graphiql', 'send'],
  ['hub', '/collabhub/graphiql', 'send'],
  ['thought', '/holdthatthought/graphiql', 'send'],
  ['accounts', '/accounts/graphiql', 'key'],
  ['explorer', '/explorer', 'search'],
  ['outbox', '/outbox', 'mail'],
  ['health', '/health', 'shield'],
  ['metrics', '/metrics', 'target'],
]

function Tools() {
  const { tools: words } = useFrontWords()
  return (
    <section className={s.tools} aria-labelledby="tools">
      <h2 id="tools">{words.title}</h2>
      <p>{words.text}</p>
      <ul>
        {TOOLS.map(([name, href, icon]) => (
          <li key={name}>
            <a href={href}>
              <Icon name={icon} size={20} />
              <span>
                <strong>{words[name][0]}</strong>
                <small>{words[name][1]}</small>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Hero({ entering }: { readonly entering: Entering }) {
  const words = useFrontWords()
  return (
    <div className={s.hero}>
      <div className={s.welcome}>
        <h1>{words.title}</h1>
        <p>{words.lead}</p>
      </div>
      <div className={s.ways}>
        {firstPerson && <EnterAs person={firstPerson} entering={entering} />}
        {firstPerson && <p>{words.as.text}</p>}
        {entering.problem !== undefined && (
          <p className={s.problem} role="alert">
            {entering.problem}
          </p>
        )}
        <p className={s.doors}>
          <a href="/goalsguild" className={buttonClass(firstPerson ? 'plain' : 'brand')}>
            {words.open}
          </a>
          <a href="/goalsguild/sign-up" className={buttonClass('quiet')}>
            {words.join}
          </a>
        </p>
      </div>
    </div>
  )
}

/** What somebody sees first: what there is, and how to come in. */
export function FrontPage() {
  const words = useFrontWords()
  const entering = useEntering()
  return (
    <div className={s.page}>
      <Top />
      <main>
        <Hero entering={entering} />
        <h2 className="hidden-text">{words.products}</h2>
        <ul className={s.products}>
          <Product
            words={words.goals}
            look="green"
            scene={<Picture label={words.goals.picture} light={goalsLight} dark={goalsDark} />}
            href="/goalsguild"
            entering={entering}
          />
          <Product
            words={words.hub}
            look="blue"
            scene={<Picture label={words.hub.picture} light={hubLight} dark={hubDark} />}
            href="/collabhub"
            entering={entering}
          />
          <Product
            words={words.thought}
            look="paper"
            scene={
              <Picture label={words.thought.picture} light={thoughtLight} dark={thoughtDark} />
            }
            href="/holdthatthought"
            entering={entering}
          />
        </ul>
        {firstPerson && <Tools />}
      </main>
    </div>
  )
}

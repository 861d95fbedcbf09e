import { type KeyboardEvent, useMemo, useState } from 'react'
import { To } from '../../../shell/nav.tsx'
import { PersonFace } from '../../person/person-face.tsx'
import { useLife } from '../../person/life.ts'
import type { PersonFields } from '../../person/person.operations.ts'
import { useFamilyWords } from '../words/index.ts'
import { CARD, layoutOf, type Placed } from './layout.ts'
import { type Line, linesOf } from './lines.ts'
import s from './tree.module.css'
import type { Tree } from './use-tree.ts'
import { useZoom } from './use-zoom.ts'

/** Around everything, so that nothing touches the edge. */
const MARGIN = 40

interface CardProps {
  readonly person: PersonFields
  readonly place: Placed
  readonly photoUrl: string | undefined
  readonly isMe: boolean
  readonly onNear: (id: string | undefined) => void
}

function PersonCard({ person, place, photoUrl, isMe, onNear }: CardProps) {
  const life = useLife()
  return (
    <li
      className={s.place}
      style={{ left: place.x, top: place.y, width: CARD.width, height: CARD.height }}
    >
      <To
        to={`/people/${person.id}`}
        className={s.card}
        data-me={isMe || undefined}
        data-person={person.id}
        onFocus={() => onNear(person.id)}
        onBlur={() => onNear(undefined)}
        onPointerEnter={() => onNear(person.id)}
        onPointerLeave={() => onNear(undefined)}
      >
        <PersonFace person={person} photoUrl={photoUrl} size={42} />
        <span className={s.about}>
          <strong>{person.name}</strong>
          <small>{life.years(person)}</small>
        </span>
      </To>
    </li>
  )
}

interface ToolProps {
  readonly label: string
  readonly path: string
  readonly onPress: () => void
}

const Tool = ({ label, path, onPress }: ToolProps) => (
  <button type="button" className={s.tool} aria-label={label} title={label} onClick={onPress}>
    <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  </button>
)

/** The one who stands nearest in a direction: up to parents, down to children, along the line. */
function nextOf(from: Placed, all: readonly Placed[], key: string): Placed | undefined {
  const isAside = key === 'ArrowLeft' || key === 'ArrowRight'
  const sign = key === 'ArrowLeft' || key === 'ArrowUp' ? -1 : 1
  const ahead = all.filter((one) =>
    isAside ? one.y === from.y && sign * (one.x - from.x) > 0 : sign * (one.y - from.y) > 0,
  )
  const far = (one: Placed) => Math.abs(one.x - from.x) + Math.abs(one.y - from.y) * 4
  return ahead.toSorted((a, b) => far(a) - far(b))[0]
}

interface LinesProps {
  readonly lines: readonly Line[]
  /** Whose lines stand out. */
  readonly near: string | undefined
  readonly width: number
  readonly height: number
}

const Lines = ({ lines, near, width, height }: LinesProps) => (
  <svg className={s.lines} width={width} height={height} aria-hidden="true">
    <g transform={`translate(${MARGIN} ${MARGIN})`}>
      {lines.map(({ key, kind, path, ids }) => (
        <path
          key={`${kind} ${key}`}
          d={path}
          data-kind={kind}
          data-near={(near !== undefined && ids.includes(near)) || undefined}
        />
      ))}
    </g>
  </svg>
)

const ARROWS = new Set(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'])

interface TreeDrawingProps extends Tree {
  /** Who looks, where the tree knows. */
  readonly myId: string | null | undefined
  /** By the account of who is in them. */
  readonly photos: ReadonlyMap<string, string>
}

/** Cards on their places, and lines that say how they belong together. */
export function TreeDrawing({ people, edges, myId, photos }: TreeDrawingProps) {
  const words = useFamilyWords()
  const [near, setNear] = useState<string>()
  const { layout, lines } = useMemo(() => {
    const ranked = people.map(({ id, birthDate, name }) => ({
      id,
      rank: `${birthDate ?? '~'} ${name}`,
    }))
    const found = layoutOf(ranked, edges)
    return { layout: found, lines: linesOf(edges, found.people) }
  }, [people, edges])
  const byId = useMemo(() => new Map(people.map((one) => [one.id, one])), [people])
  const mine = layout.people.find(({ id }) => id === myId)
  const width = layout.width + 2 * MARGIN
  const height = layout.height + 2 * MARGIN
  const home = mine && { x: mine.x + CARD.width / 2 + MARGIN, y: mine.y + MARGIN }
  const { box, scale, press, fingers, larger, smaller, fit } = useZoom({ width, height, home })
  const walk = (event: KeyboardEvent) => {
    const from = layout.people.find(
      ({ id }) => id === (document.activeElement as HTMLElement | null)?.dataset['person'],
    )
    if (!from || !ARROWS.has(event.key)) return press(event)
    event.preventDefault()
    const next = nextOf(from, layout.people, event.key)
    if (next) box.current?.querySelector<HTMLElement>(`[data-person="${next.id}"]`)?.focus()
  }
  return (
    <div className={s.frame}>
      <div
        ref={box}
        className={s.box}
        tabIndex={0}
        role="region"
        aria-label={words.drawing}
        onKeyDown={walk}
        {...fingers}
      >
        <div className={s.sheet}>
          <div className={s.scaled} style={{ width: width * scale, height: height * scale }}>
            <div className={s.content} style={{ width, height, transform: `scale(${scale})` }}>
              <Lines lines={lines} near={near} width={width} height={height} />
              <ul className={s.people} style={{ inset: MARGIN }}>
                {layout.people.map((place) => {
                  const person = byId.get(place.id)
                  return (
                    person && (
                      <PersonCard
                        key={place.id}
                        person={person}
                        place={place}
                        photoUrl={photos.get(person.userId ?? '')}
                        isMe={place.id === myId}
                        onNear={setNear}
                      />
                    )
                  )
                })}
              </ul>
            </div>
          </div>
        </div>
      </div>
      <div className={s.tools} role="group" aria-label={words.zoom}>
        <Tool label={words.larger} path="M5 12h14M12 5v14" onPress={larger} />
        <Tool label={words.smaller} path="M5 12h14" onPress={smaller} />
        <Tool label={words.fit} path="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" onPress={fit} />
      </div>
    </div>
  )
}

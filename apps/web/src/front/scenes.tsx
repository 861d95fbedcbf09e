import s from './scenes.module.css'

interface SceneProps {
  readonly label: string
}

const TREES = [
  [52, 252, 13],
  [70, 258, 19],
  [196, 250, 15],
  [352, 254, 18],
  [374, 260, 23],
  [396, 256, 14],
] as const

const TRAIL = 'M-8 262C60 226 96 268 150 240s44-46 92-44 40 34 84 14 22-52 50-74c18-14 16-34 22-54'

/** The way to a goal, most of it gone. */
export const GoalsScene = ({ label }: SceneProps) => (
  <svg viewBox="0 0 480 300" role="img" aria-label={label} className={s.goals}>
    <rect width="480" height="300" className={s.sky} />
    <circle cx="104" cy="88" r="58" className={s.glow} />
    <circle cx="104" cy="88" r="28" className={s.sun} />
    <g className={s.cloud}>
      <rect x="196" y="70" width="86" height="13" rx="6.500" />
      <rect x="220" y="59" width="40" height="13" rx="6.500" />
    </g>
    <path className={s.far} d="M0 214 58 162l36 24 66-62 58 54 46-30 92 80v72H0Z" />
    <path className={s.peak} d="M180 300 316 172l22 14 62-106 44 62 36 40v118Z" />
    <path className={s.shade} d="m400 80 44 62 36 40v118H362l30-96-20-46Z" />
    <path className={s.snow} d="m400 80 26 37-12 3-10-8-12 12-12-9-7 4Z" />
    <path className={s.hill} d="M0 240c56-30 108-10 162-14s76-34 128-28 96 34 190 6v96H0Z" />
    <path className={s.near} d="M0 272c70-26 130-8 208-12s130-28 272-2v42H0Z" />
    <g className={s.tree}>
      {TREES.map(([x, y, h]) => (
        <path key={x} d={`M${x} ${y - h * 2}l${h * 0.55} ${h * 2}h${-h * 1.1}Z`} />
      ))}
    </g>
    <path className={s.ahead} d={TRAIL} />
    <path className={s.gone} d={TRAIL} pathLength={100} />
    {(
      [
        [150, 240, true],
        [326, 210, true],
        [398, 82, false],
      ] as const
    ).map(([x, y, taken]) => (
      <g key={x} transform={`translate(${x} ${y})`} className={taken ? s.taken : s.waiting}>
        <path className={s.pole} d="M0 2v-34" />
        <path className={s.cloth} d="M0-32c8-4 13 3 22-1v15c-9 4-14-3-22 1Z" />
        <circle r="4.500" className={s.foot} />
      </g>
    ))}
    <g transform="translate(370 150)">
      <circle r="15" className={s.halo} />
      <circle r="9" className={s.here} />
      <circle r="4" className={s.dot} />
    </g>
  </svg>
)

/** Left, top, width of the lines on a card. */
const CARDS = [
  [40, 92, 46],
  [40, 150, 58],
  [40, 208, 38],
  [182, 92, 54],
  [182, 208, 44],
  [324, 150, 40],
] as const

/** Applicants on their way through, one of them just now. */
export const HubScene = ({ label }: SceneProps) => (
  <svg viewBox="0 0 480 300" role="img" aria-label={label} className={s.hub}>
    <rect width="480" height="300" className={s.floor} />
    <path
      className={s.grid}
      d="M0 50h480M0 110h480M0 170h480M0 230h480M80 0v300M200 0v300M320 0v300M440 0v300"
    />
    {[24, 166, 308].map((x, place) => (
      <g key={x}>
        <rect x={x} y="44" width="130" height="232" rx="12" className={s.column} />
        <circle cx={x + 18} cy="66" r="5" className={[s.c1, s.c2, s.c3][place]} />
        <rect x={x + 30} y="62" width={[40, 54, 46][place]} height="8" rx="4" className={s.word} />
      </g>
    ))}
    {CARDS.map(([x, y, width]) => (
      <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
        <rect width="98" height="46" rx="9" className={s.card} />
        <circle cx="18" cy="23" r="9" className={s.face} />
        <rect x="34" y="14" width={width} height="6" rx="3" className={s.word} />
        <rect x="34" y="27" width={width * 0.6} height="5" rx="2.500" className={s.faint} />
      </g>
    ))}
    <path className={s.move} d="M236 178c30-40 70-60 110-62" />
    <path className={s.tip} d="m340 108 14 8-14 9" />
    <g transform="translate(196 140) rotate(-5)">
      <rect width="104" height="50" rx="10" className={s.lifted} />
      <circle cx="20" cy="25" r="10" className={s.liftedFace} />
      <rect x="38" y="15" width="50" height="7" rx="3.500" className={s.onBlue} />
      <rect x="38" y="29" width="32" height="6" rx="3" className={s.onBlueFaint} />
    </g>
    <path className={s.spark} d="m404 250 8-14 12 8 14-22 16 4" />
  </svg>
)

/** A letter somebody kept. */
export const ThoughtScene = ({ label }: SceneProps) => (
  <svg viewBox="0 0 480 300" role="img" aria-label={label} className={s.thought}>
    <rect width="480" height="300" className={s.desk} />
    <path className={s.beam} d="m0 0 210 0 150 300H40Z" />
    <path className={s.cross} d="M66 0 172 300M0 118h268" />
    <g transform="translate(292 128) rotate(9)">
      <rect width="150" height="98" rx="4" className={s.envelope} />
      <path className={s.flap} d="M0 4 75 58 150 4" />
      <path className={s.fold} d="m0 94 56-48M150 94l-56-48" />
      <circle cx="75" cy="58" r="13" className={s.seal} />
      <path className={s.heart} d="M75 64c-9-6-7-12-3-12 2 0 3 1 3 3 0-2 1-3 3-3 4 0 6 6-3 12Z" />
    </g>
    <g transform="translate(110 36) rotate(-4)">
      <rect width="186" height="232" rx="3" className={s.sheet} />
      <rect x="7" y="7" width="172" height="218" rx="2" className={s.border} />
      <rect x="136" y="18" width="32" height="38" rx="3" className={s.stamp} />
      <path className={s.stampText} d="M142 30h20M146 37h12M144 46h16" />
      <path className={s.title} d="M24 44h74" />
      <path
        className={s.writing}
        d="M24 76q6-6 10 0t10 0 10 0 10 0 10 0 12 0 10 0 14 0 10 0M24 98q6-6 10 0t12 0 10 0 8 0 12 0 10 0 12 0 12 0 10 0 10 0M24 120q8-6 12 0t10 0 12 0 10 0 10 0 14 0 10 0"
      />
      <path className={s.mark} d="M24 142h92" />
      <path
        className={s.writing}
        d="M24 142q6-6 10 0t10 0 12 0 10 0 10 0 10 0 12 0 12 0M24 164q6-6 12 0t10 0 10 0 12 0 10 0 10 0 14 0 10 0 10 0"
      />
      <path
        className={s.sign}
        d="M96 202c10-24 14-16 10-2s10-22 14-8-4 12 6 4 10-8 12 0 12-8 20-8"
      />
    </g>
    <g transform="translate(38 176) rotate(-12)">
      <rect width="104" height="92" rx="3" className={s.photo} />
      <rect x="8" y="8" width="88" height="62" className={s.picture} />
      <circle cx="72" cy="24" r="8" className={s.moon} />
      <path className={s.dunes} d="M8 60c20-18 34-8 48-14s26-10 40 2v22H8Z" />
      <path
        className={s.people}
        d="M36 62v-12m0-6a4 4 0 1 0 .1 0M50 62v-9m0-5a3.500 3.500 0 1 0 .1 0"
      />
    </g>
  </svg>
)

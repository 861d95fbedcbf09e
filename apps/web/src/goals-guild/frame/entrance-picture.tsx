import { Icon } from '../../ui/icons.tsx'
import { Trail } from '../goals/trail.tsx'
import s from './entrance-picture.module.css'
import { useFrameWords } from './words/index.ts'

const FLAGS = [30, 62, 100].map((percentage) => ({
  id: String(percentage),
  name: '',
  percentage,
  achieved: percentage < 70,
}))

/** What somebody sees who is not in yet: a way, half gone. */
export function EntrancePicture() {
  const words = useFrameWords()
  return (
    <>
      <div className={s.scene}>
        <Trail progress={74} milestones={FLAGS} align="xMaxYMax" />
      </div>
      <div className={s.claim}>
        <p className={s.big}>{words.claim}</p>
        <p>{words.claimText}</p>
        <ul>
          {words.points.map((point) => (
            <li key={point}>
              <Icon name="check" size={18} /> {point}
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}

import type { DemoLetter } from './family.ts'

/** Two houses with a sea between them, 1947 to 1974. */
export const lettersAtHome: readonly DemoLetter[] = [
  {
    date: '1947-02-20',
    from: 'edith',
    to: ['anna'],
    about: ['walter', 'margaret'],
    place: 'Whitby',
    tags: ['whitby'],
    title: 'Snow up to the second floor',
    content: `Dear Anna,

there has been no train for nine days. We go in and out by the bedroom window, on a plank, which Margaret thinks is what the window was always for.

Walter has dug a tunnel to the coal and another to the Pearsons. He is happier than I have seen him since he came back. He has a thing to do, it is dangerous and cold, and there are men shouting to each other in the dark.

At night he still gets up. He goes to the door and listens. I used to ask for what. Now I put the kettle on, and after a while he comes and says: "Nothing," and we have our tea.

Your Edith`,
  },
  {
    date: '1947-03-15',
    from: 'anna',
    to: ['edith'],
    place: 'Göteborg',
    tags: ['göteborg'],
    title: 'What Nils says about listening',
    content: `Dear Edith,

I read your letter aloud, all of it. Nils put down the plane and said, and I write it down exactly, because it is the longest thing he has said since the wedding: "He listens whether the engine is still running. At sea you sleep as long as you hear it. When it stops you are awake. Here it is never running."

Then he went on planing.

The next morning there was a clock on the kitchen table, the loud one from the boat house, wrapped in a sack. It is for you. It loses four minutes a day and one hears it through two walls. He says to stand it in the hall.

Anna`,
  },
  {
    date: '1947-04-20',
    from: 'walter',
    to: ['nils'],
    place: 'Whitby',
    tags: ['whitby'],
    title: 'Thank you for the clock',
    content: `Dear Nils,

I sleep.

Walter`,
  },
  {
    date: '1949-10-05',
    from: 'anna',
    to: ['walter', 'edith'],
    about: ['erik', 'nils'],
    place: 'Göteborg',
    tags: ['göteborg'],
    title: 'Erik, four kilos',
    content: `Dear both,

it is a boy, he is called Erik, he weighs four kilos and he has an opinion.

Nils was not allowed into the room, so he went to the boat house and in that one night he built a cradle. It is made like a boat, with ribs, and clenched. The nurse said that it was very solid. Nils said: "It floats." We have not asked how he knows.

I am tired in a way that I did not know there was, and look at him all the time as if somebody were going to examine me on it.

Tell Margaret that she has a cousin, and that he will need somebody to tell him what to do.

Anna`,
  },
  {
    date: '1951-06-30',
    from: 'margaret',
    to: ['anna'],
    place: 'Whitby',
    tags: ['whitby'],
    title: 'A letter by Margaret, aged six',
    content: `Dear Aunt Anna,

I can write now. This is me writing.

Dad has a boat at work but it is not his. I fell in the harbor and Mr Storr got me out with a hook by my coat. I was not frightened. Mum was. I lost one shoe and the other one is no use now so we have planted a bean in it.

Has Erik got teeth? I have lost two.

Please write back to ME and not to Mum. I can read joined up if it is not too joined.

Love from Margaret Hale
3 Henrietta Street
Whitby
Yorkshire
England
The World`,
  },
  {
    date: '1951-06-30',
    from: 'edith',
    to: ['anna'],
    about: ['margaret'],
    place: 'Whitby',
    tags: ['whitby'],
    title: 'The other half of the shoe',
    description: 'In the same envelope as the one before.',
    content: `Dear Anna,

it is all true, and the hook went through the coat a finger's breadth from the child. I have mended it. One can see the place.

I did not scream. I stood on the step with the washing in my arms and could not do anything at all, and I thought: so this is what it was like for the others, who only waited.

Walter carried her home on his shoulders and told her about currents. He went back in the evening and took off the rotten rail with his own hands, all forty yards, and had a row with the harbour board. There is a new one now. It is painted white.

She is asleep with the bean beside her bed.

E.`,
  },
  {
    date: '1951-07-14',
    from: 'anna',
    to: ['margaret'],
    about: ['erik'],
    place: 'Göteborg',
    tags: ['göteborg'],
    title: 'To Margaret and nobody else',
    content: `Dear Margaret,

thank you for your letter. It is the best one I have had this year, and I have had some from people with a typewriter.

Erik has twelve teeth and bites. He says five words: boat, more, no, lamp, and "Magga", which is you. There is a photograph of you above the lamp.

I once fell into the same harbour. I was five and it was the same step. My brother, who is your father, got me out, by the hair. We did not tell anybody for twenty-five years, and now I have told you, so please keep it for a while. When you are thirty you may tell him that you know.

What sort of bean?

Your aunt Anna`,
  },
  {
    date: '1953-02-02',
    from: 'walter',
    to: ['anna'],
    place: 'Whitby',
    tags: ['whitby'],
    title: 'The night of the flood',
    content: `Dear Anna,

you will have heard. Here it was mostly wind: it took the pier lamp, eleven boats and the roof that Storr made, slate by slate, like somebody dealing cards. Further down the coast they have lost whole streets, and people in them.

We had the lifeboat out twice. I am too old to row and went along to bail. I was not afraid while it lasted. Afterwards my hands shook so that Edith had to hold the cup, and we both laughed about it, and then she did not.

The clock in the hall never stopped.

Your brother`,
  },
  {
    date: '1955-08-03',
    dateText: 'summer 1955',
    from: 'edith',
    to: ['walter'],
    about: ['nils', 'margaret', 'erik'],
    place: 'Göteborg',
    tags: ['göteborg', 'boats'],
    title: 'From the other side',
    content: `My dear Walter,

so this is where all the letters came from. I know the lamp, the window, the dent in the table. Anna and I sat down at it on the first evening and could not say a word. Fifteen years, and then one does not know where to look. In the end she fetched paper and pencils, and we wrote to each other across the table until two in the morning.

Margaret and Erik have a language. It is a third English, a third Swedish, and the rest is hitting.

Nils showed me the place in the boat house where he planes. He gave me a broom. I think that it was a compliment.

Look after the chickens. I know that you give them biscuits.

Edith`,
  },
  {
    date: '1960-05-08',
    from: 'walter',
    to: ['margaret'],
    place: 'Whitby',
    tags: ['whitby'],
    title: 'On your fifteenth birthday',
    content: `Dear Margaret,

your mother says that I never say anything, so I write it down and put it under your plate.

You were born on the day when it stopped. I was off Bergen then, on deck, and somebody came running with a signal in his hand and could not speak. They gave us a tot of rum and nobody drank it. We stood there. We did not know what one did next. Four days later I had your mother's letter, and then I knew what one did next.

So when you think that I am cross, I am mostly looking at you and doing that sum again.

Many happy returns.

Dad`,
  },
  {
    date: '1964-11-17',
    from: 'margaret',
    to: ['erik'],
    place: 'Leeds',
    tags: ['university'],
    title: 'How to be a cousin abroad',
    content: `Hej Erik,

Mamma says that you want to leave school and build boats. Everybody has written to me to write to you, so here I am, writing to you. Consider yourself written to.

Now. I spend my days in a cellar putting other people's letters into boxes, and it is what I like best in the world. No one had told me that one could. So if it is boats, it is boats. But finish the year, because otherwise they will talk about it every Christmas until you die.

Also, ask your father. Not your mother. Ask him, and then wait. Take sandwiches.

Margaret`,
  },
  {
    date: '1964-12-30',
    from: 'erik',
    to: ['margaret'],
    about: ['nils'],
    place: 'Göteborg',
    tags: ['göteborg', 'boats'],
    title: 'He said it on the third day',
    content: `Hej Margaret,

I took sandwiches.

He said it on the third day, when we were steaming a plank and neither of us could let go. He said: "I wanted to be a teacher."

I nearly dropped it. He has never told anybody. There was no money, then there was his father's yard, then there was the war, and then it was too late and there was me. He said that he does not regret the boats, but that he would have liked to be asked.

So I finish the year. And then it is boats. He has already cleared half the bench, the half with the light.

Thank you for the advice. Which is the sort of bean, by the way? My mother says that you will know.

Erik`,
  },
  {
    date: '1972-04-02',
    from: 'margaret',
    to: ['edith', 'walter'],
    place: 'York',
    tags: ['university'],
    title: 'Keeper of letters',
    content: `Dear Mum, dear Dad,

I have got it. From the first of May I am assistant keeper of manuscripts at the county record office, which means a grey coat, a bunch of keys and a kettle that I AM supposed to have.

They asked me at the interview what I would save first if the place burned. The right answer is the charters. I said the laundry lists, because nobody has copied them. There was a silence, and then the old one at the end of the table said that he had been waiting thirty years for somebody to say that.

I know that there is a cupboard under your stairs. I shall not touch it. But I want it written down somewhere that I know.

Margaret`,
  },
]

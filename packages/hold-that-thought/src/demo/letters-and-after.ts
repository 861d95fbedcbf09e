import type { DemoLetter } from './family.ts'

/** From the first grandchildren to those who write it all down, 1977 to 2019. */
export const lettersAndAfter: readonly DemoLetter[] = [
  {
    date: '1977-07-16',
    from: 'erik',
    to: ['margaret'],
    about: ['jonas', 'nils'],
    place: 'Göteborg',
    tags: ['göteborg'],
    title: 'The cradle floats',
    content: `Dear cousin,

a boy, yesterday, Jonas. Everything is where it should be.

Pappa got out the cradle from 1949. He oiled it for a week before. My wife looked at the ribs and the clench nails and asked what on earth it was for, and I said that it floats. She said that this could not be true. So this morning, before anybody was up, the two of us carried it down to the slip, with a sack of potatoes in it, four kilos.

It floats.

He did not say anything. But he stood there until it had drifted against the piles and come back, and then he wiped his nose with his cap.

Erik`,
  },
  {
    date: '1979-03-01',
    from: 'anna',
    to: ['margaret'],
    about: ['robin'],
    place: 'Göteborg',
    tags: ['göteborg'],
    title: 'About being two',
    content: `Dear Margaret,

you write that you are bringing up the child alone and that people are kind about it in a way that makes you want to throw things. Throw things. There is china for that; I shall send you some.

You are not alone. You have a mother who runs a town from behind a counter, a father who believes that infants should be told about navigation, and on this side of the water a whole boat yard. It is only that we are badly distributed.

Robin is a good name. Birds that stay in winter are the ones to be had.

When you are thirty, I wrote to you once, you may tell him that you know. You are thirty-three. Have you?

Your aunt Anna`,
  },
  {
    date: '1979-03-19',
    from: 'margaret',
    to: ['anna'],
    about: ['walter'],
    place: 'Whitby',
    tags: ['whitby'],
    title: 'I told him that I know',
    content: `Dear aunt Anna,

I told him on Sunday. He was holding Robin by the window and explaining the tide. I said: "You pulled her out by the hair. Both of you kept quiet about it for fifty years."

He went red to the ears. Then he said: "It was a very good plait. I had a grip on it like a bell rope." And he laughed until Mum came in and wanted to know, and then we all three looked at the tide.

He says to tell you that he was more frightened than you were, and that he still is, whenever he walks past the step.

It was a runner bean. It came up every year until 1966.

Margaret`,
  },
  {
    date: '1983-05-29',
    dateText: 'about Whitsun 1983',
    from: 'walter',
    to: ['robin'],
    place: 'Whitby',
    tags: ['whitby', 'boats'],
    title: 'Instructions for a paper boat',
    content: `Dear Robin,

as you had to go home before we were finished, here is the rest.

Fold it once more, against your thumb. Then put your fingers in the pocket and pull the ends apart, gently, as if it were asleep. You will think that you have broken it. You have not; that is how it becomes a boat.

Newspaper is best. Not the page with the crossword, or your grandmother will talk to us about it.

If it sinks, that is not your fault. Make a note of the wind and the place, and try again further up. Every captain I have known kept a list like that, and the good ones showed it to the others.

Your grandfather, Able Seaman (retired)`,
  },
  {
    date: '1986-11-20',
    from: 'nils',
    to: ['edith'],
    about: ['walter'],
    place: 'Göteborg',
    tags: ['göteborg'],
    title: 'The only letter of Nils',
    description: 'Jonas has translated it. There was nothing to shorten.',
    content: `Dear Edith,

Anna writes what there is to say. I write this myself.

In the autumn of 1947 he came to us alone, for four days. You will remember; you sent him. We did not talk. On the last day he took the other side of the saw without being asked, and we cut one whole oak.

He was a good man to saw with. He let it come.

I have kept a piece of that oak. I am making something of it, for you to put the clock on.

Nils`,
  },
  {
    date: '1987-02-08',
    from: 'edith',
    to: ['nils'],
    place: 'Whitby',
    tags: ['whitby'],
    title: 'The shelf',
    content: `Dear Nils,

the shelf has come, in a crate that was itself a piece of furniture. Erik's drawing says four screws. I have had Mr Storr's grandson put in eight.

It is in the hall and the clock is on it. In the evening, when the sun comes through the fan light, one sees the rings. I have counted them back. There is one a little wider than the others, and I make it 1945, though I dare say that it was only rain.

I wind the clock on Sundays now. He always did that. It still loses its four minutes, and I would not have it otherwise.

You are the second person who has ever written to me about him without telling me that time heals. Thank you.

Edith`,
  },
  {
    date: '1990-01-14',
    from: 'anna',
    to: ['edith'],
    about: ['nils', 'jonas'],
    place: 'Göteborg',
    tags: ['göteborg'],
    title: 'Four words',
    content: `Dear Edith,

he went on Tuesday, in the boat house, sitting on the bench with the light, with a cup that was still warm. Jonas found him. He is twelve and did everything right: he turned off the stove, put the tools away in their order, and only then came up to the house.

You once asked me, a long time ago, what the four words were that he said in a day. I never told you because it changed. But since about 1950 it was nearly always the same in the evening, when the lamp was out. He said: "Well, Anna. That was good."

That is five in English. In Swedish it is four.

Your Anna`,
  },
  {
    date: '1991-08-25',
    from: 'jonas',
    to: ['robin'],
    place: 'Marstrand',
    tags: ['boats', 'göteborg'],
    title: 'Postcard with a lighthouse',
    content: `Hi Robin,

sorry for my English, farmor corrects it only if I pay.

We sailed the Edith to Marstrand, pappa and I. There was eight metres of wind and I was at the helm the whole way. Pappa slept. He says that he did not sleep but he snored in Swedish.

Next year you come. There are still five berths and one is dry, we take turns.

Do you have also to read all the old letters when you are grown up? Farmor says yes. I think we should divide.

Jonas`,
  },
  {
    date: '1991-09-10',
    from: 'robin',
    to: ['jonas'],
    place: 'Whitby',
    tags: ['whitby'],
    title: 'Dividing the letters',
    content: `Dear Jonas,

yes. You take the ones in Swedish, because I can't, and I take the ones by Grandad because you can't read his writing either but at least I'm used to it.

Mum says nobody is to touch the boxes till Gran says. She has KEYS. She works in a place where there are a million letters and nobody is allowed to have a sandwich.

I've got a list of paper boats, 41 so far, with wind. Grandad began it. Do you want me to copy it out? The record is from the third step to the swing bridge.

I'm coming next summer. I've told them.

Robin
(12 and a half)`,
  },
  {
    date: '1998-12-13',
    from: 'edith',
    to: ['anna'],
    place: 'Whitby',
    tags: ['whitby', 'christmas'],
    title: 'Fifty-eight years',
    content: `Dear Professor,

many happy returns. You are seventy-seven, I am seventy-eight, and between us we have three good knees.

Margaret has worked it out, she cannot help it: fifty-eight years, one letter every twelve days or so, makes about seventeen hundred and sixty from me alone. "And what is in them?" she asked. I said chickens, mostly. And weather. And who has died and who was born.

She said that this is what all of history is made of, and that the kings are only the dates.

I still write to you first, when something happens, before I know what I think of it. I have never told you that. It is how I find out.

Your Edith`,
  },
  {
    date: '2001-03-18',
    dateText: 'March 2001, the handwriting is very weak',
    from: 'edith',
    to: ['margaret', 'robin'],
    place: 'Whitby',
    tags: ['whitby'],
    title: 'Under the stairs',
    content: `My dears,

the nurse has gone to make tea, so quickly.

Robin, you may open the boxes now. I said when I am gone, but I should like to hear you laugh through the wall. Begin with the one with the gull on it. It IS a gull.

Margaret, you are not to catalogue me. You may put us in order, and no more. If there is something in them that I ought to have told you, then I wrote it to somebody, so it was not kept quiet, only posted to another address.

The clock wants winding on Sundays. Somebody should be there to hear it.

I was very happy. I had it all in writing.

Mum. Gran. E.`,
  },
  {
    date: '2008-07-02',
    from: 'jonas',
    to: ['robin', 'margaret'],
    about: ['anna'],
    place: 'Göteborg',
    tags: ['göteborg'],
    title: 'What was in the pilots’ cabinet',
    content: `Dear both,

we have cleared the flat. In the bedroom stands the cabinet from the pilots' office, with the small drawers, one for each year. It is all there. Every letter from Whitby from 1940 on, in order, and behind each one, on thin paper, a copy of her answer. She made carbon copies. All her life. Of letters to her best friend!

So there is the other half. You have one side of the conversation under the stairs and I have both of them in eleven kilos of paper, and pappa says that I am not to send it by post under any circumstances.

I think that we must do this properly now. Do you know anything about scanners?

Jonas`,
  },
  {
    date: '2019-06-21',
    from: 'margaret',
    to: ['robin', 'jonas'],
    about: ['edith', 'anna'],
    place: 'Whitby',
    tags: ['whitby'],
    title: 'To whoever reads these next',
    content: `Dear Robin, dear Jonas,

I have been retired for nine years and have at last done what I was told not to do. They are in order. Four boxes, one cabinet, two thousand nine hundred and some. I stopped counting, in the end, because I kept reading.

Some things that I know about it now. They are wrong about dates, nearly always when it mattered. They say least about the worst days. And there is not one single letter, in all of it, without an animal.

Correct what I have misread. Keep what you correct; do not rub it out, somebody may want to know how we got it wrong.

And write to each other. On anything. Say what you had for tea.

Margaret`,
  },
]

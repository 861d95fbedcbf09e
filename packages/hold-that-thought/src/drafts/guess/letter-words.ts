import { listed } from './words.ts'

/** Phrases of folded words, longest first, so that "my dear" is found before "my". */
const phrases = (...lists: readonly string[]): readonly (readonly string[])[] =>
  lists
    .flatMap((list) => list.split(', '))
    .map(listed)
    .sort((a, b) => b.length - a.length)

/** What a letter begins with, in front of whom it is to. */
export const GREETINGS = phrases(
  'my own dearest, my very dear, my dearest, my dear, my darling, my beloved, my own, dearest, darling, dear, beloved, hello, hi',
  'sehr geehrter, sehr geehrte, sehr geehrtes, sehr verehrter, sehr verehrte, mein lieber, meine liebe, meine lieben, mein liebes, mein liebster, meine liebste, mein geliebter, meine geliebte, meine herzallerliebste, liebster, liebste, lieber, liebe, liebes, geliebter, geliebte, geehrter, geehrte, werter, werte, hallo, ihr lieben',
  'mon tres cher, ma tres chere, mon cher, ma chere, mes chers, mes cheres, bien cher, bien chere, cher, chere, chers, cheres',
  'mi querida, mi querido, mis queridos, mis queridas, querida, querido, queridos, queridas, estimado, estimada, estimados',
  'minha querida, meu querido, meus queridos, minhas queridas, meu caro, minha cara, prezado, prezada, meu amor',
  'mia cara, mio caro, miei cari, mia carissima, mio carissimo, carissima, carissimo, carissimi, cara, caro, cari, gentile, egregio',
  'mijn lieve, lieve, beste, geachte, min kara, min kare, kara, kare, basta, kjære, kære, min kære',
  'moja droga, moj drogi, moja kochana, moj kochany, droga, drogi, drodzy, kochana, kochany, kochani, szanowny, szanowna',
)

/** What stands in front of, or above, a signature. */
export const CLOSINGS = phrases(
  'yours sincerely, sincerely yours, yours very sincerely, sincerely, yours faithfully, yours truly, yours very truly, very truly yours, yours ever, ever yours, ever your, as ever, yours affectionately, affectionately yours, affectionately, with all my love, with much love, with love, all my love, much love, lots of love, love from, love, with best wishes, best wishes, with kind regards, kind regards, kindest regards, best regards, warm regards, regards, fondly, respectfully, i remain, i am, yours, xoxo',
  'mit freundlichen grussen, mit freundlichem gruss, mit herzlichen grussen, mit herzlichem gruss, mit besten grussen, mit vielen grussen, mit lieben grussen, freundliche grusse, herzliche grusse, herzlichste grusse, viele herzliche grusse, viele liebe grusse, viele grusse, liebe grusse, beste grusse, tausend grusse, grusse und kusse, gruss und kuss, herzlichst, hochachtungsvoll, in liebe, in treue, in alter freundschaft, alles liebe, alles gute, es grusst dich, es grusst euch, es grusst sie, es grusst, es grussen, sei gegrusst, seid gegrusst, gruesse',
  'bien a vous, bien a toi, je t embrasse, je vous embrasse, amities, amicalement, cordialement, affectueusement, avec toute mon affection, bons baisers, gros baisers, mille baisers, veuillez agreer, sinceres salutations',
  'un fuerte abrazo, un abrazo, abrazos, con mucho carino, con carino, atentamente, muchos besos, besos, con todo mi amor',
  'um grande abraco, um forte abraco, um abraco, abracos, muitos beijos, beijos, com carinho, com muitas saudades, com saudades, saudades, com amor, atenciosamente',
  'un caro abbraccio, un abbraccio, con affetto, con amore, tanti baci, baci, cordiali saluti, distinti saluti, cari saluti',
  'veel liefs, liefs, hartelijke groeten, vriendelijke groeten, met vriendelijke groet, groeten, kram, kramar, med vanlig halsning, med vanliga halsningar, halsningar, med vennlig hilsen, med venlig hilsen, kjærlig hilsen, kærlig hilsen, mange hilsener, hilsen, klem',
  'z powazaniem, z wyrazami szacunku, pozdrawiam serdecznie, pozdrawiam, caluje, sciskam',
)

/** "Your", in front of a name or of what somebody is to the other. */
export const POSSESSIVES = new Set(
  listed(
    'your yours dein deine deiner euer eure eurer ihr ihre ton ta tes votre tu su teu tua vosso vossa seu sua tuo vostro je jouw jullie din ditt er twoj twoja wasz wasza',
  ),
)

/** What one is to the other; no name. */
export const RELATIONS = new Set(
  listed(
    'mother father son daughter brother sister wife husband aunt uncle cousin friend niece nephew grandmother grandfather grandson granddaughter mum mom mummy dad daddy papa mama granny grandma grandpa ' +
      'mutter vater sohn tochter bruder schwester frau mann gatte gattin tante onkel kusine vetter freund freundin nichte neffe grossmutter grossvater enkel enkelin mutti vati oma opa braut ' +
      'mere pere fils fille frere soeur femme mari tante oncle ami amie maman ' +
      'madre padre hijo hija hermano hermana esposa esposo amigo amiga tia tio ' +
      'mae pai filho filha irmao irma marido mulher ' +
      'figlio figlia fratello sorella moglie marito amico amica zia zio ' +
      'moeder vader zoon dochter broer zus vriend vriendin mor far son dotter datter bror syster soster mormor farfar ' +
      'matka ojciec syn corka brat siostra',
  ),
)

/** What stands between a closing and a name, and is part of neither. */
export const FILLERS = new Set(
  listed(
    'loving affectionate devoted faithful grateful old obedient servant dear own ever most very and from by always sincerely truly faithfully affectionately ' +
      'liebender liebende treuer treue dich euch sie dankbarer dankbare ergebener ergebene alter alte herzlich herzlichst recht innig innigst und von vom deinem deiner sehr stets immer ' +
      'devoue devouee affectueux affectueuse fidele qui de la le que te quiere quien mucho do da dein ' +
      'affezionato affezionata dal dalla tillgivne hengivne kochajacy kochajaca',
  ),
)

/** In front of what a letter is about. */
export const SUBJECTS = new Set(
  listed('re subject betreff betr betrifft objet asunto assunto oggetto betreft angaende dotyczy'),
)

/** What is added below a signature. */
export const POSTSCRIPTS = new Set(listed('ps nb nachschrift postscriptum'))

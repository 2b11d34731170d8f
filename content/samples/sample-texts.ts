import type { Said } from '../../language/locale.ts'

/** What a sample is called, and what happens in it and what one can do, in one sentence. */
export interface SampleTexts {
  readonly name: Said
  readonly about: Said
}

/** The words about all samples by slug, apart from their worlds: pages that only name them need not fetch those. */
export const sampleTexts = {
  basketball: {
    name: { en: 'Basketball', de: 'Basketball' },
    about: {
      en: 'The yellow mark swings to and fro: press the space bar when it is in the ring, three baskets win.',
      de: 'Der gelbe Punkt schwingt hin und her: Drück die Leertaste, wenn er im Ring ist; drei Körbe gewinnen.',
    },
  },
  'behind-the-door': {
    name: { en: 'Behind the Door', de: 'Hinter der Tür' },
    about: {
      en: 'Walk through the door in the snow, and you are in a garden in the middle of summer: two scenes, one world.',
      de: 'Geh durch die Tür im Schnee, und du stehst mitten im Sommergarten: zwei Szenen, eine Welt.',
    },
  },
  'bouncing-ball': {
    name: { en: 'Bouncing Ball', de: 'Flummi' },
    about: {
      en: 'A rubber ball falls and bounces, the board shows its speed; click the ball to kick it, M makes the moon’s gravity.',
      de: 'Ein Gummiball fällt und hüpft, die Tafel zeigt sein Tempo; ein Klick schießt ihn hoch, M macht Mondschwerkraft.',
    },
  },
  'coin-rush': {
    name: { en: 'Coin Rush', de: 'Münzenjagd' },
    about: {
      en: 'Ten coins, twenty seconds: run through all of them before the time is over, then make it harder.',
      de: 'Zehn Münzen, zwanzig Sekunden: Lauf durch alle, bevor die Zeit um ist, und mach es dann schwerer.',
    },
  },
  'dance-party': {
    name: { en: 'Dance Party', de: 'Tanzparty' },
    about: {
      en: 'Everybody dances to the music: a click stops a dancer or sets it off again, the space bar lays another floor.',
      de: 'Alle tanzen zur Musik: Ein Klick hält Tänzer an oder lässt sie los, die Leertaste legt einen neuen Boden.',
    },
  },
  'day-and-night': {
    name: { en: 'Day and Night', de: 'Tag und Nacht' },
    about: {
      en: 'The sun goes across the sky, then it gets dark, the owl wakes up, and the moon comes: again and again.',
      de: 'Die Sonne zieht über den Himmel, dann wird es dunkel, die Eule wacht auf, und der Mond kommt: immer wieder.',
    },
  },
  'dice-towers': {
    name: { en: 'Dice Towers', de: 'Würfeltürme' },
    about: {
      en: 'The dice is thrown forty times, and every throw puts a cube on its tower: which one will be the highest?',
      de: 'Vierzigmal wird gewürfelt, und jeder Wurf legt einen Stein auf seinen Turm: Welcher wird der höchste?',
    },
  },
  'drum-machine': {
    name: { en: 'Drum Machine', de: 'Schlagzeugmaschine' },
    about: {
      en: 'The machine plays two rhythms at once: arrow up is faster, arrow down is slower, the red button is silence.',
      de: 'Die Maschine spielt zwei Rhythmen zugleich: Pfeil hoch ist schneller, runter langsamer, rot ist Stille.',
    },
  },
  'fish-school': {
    name: { en: 'A School of Fish', de: 'Der Fischschwarm' },
    about: {
      en: 'One fish makes copies of itself, and every copy swims its own way; the space bar paints all of them pink.',
      de: 'Ein Fisch macht Kopien von sich, und jede schwimmt ihren eigenen Weg; die Leertaste färbt alle rosa.',
    },
  },
  'ghost-hunt': {
    name: { en: 'Ghost Hunt', de: 'Gespensterjagd' },
    about: {
      en: 'The ghost can only be seen from near: follow the big lantern, click the ghost, and catch it five times.',
      de: 'Das Gespenst sieht man nur von nah: Folge der großen Laterne, klick es an und fang es fünfmal.',
    },
  },
  'guess-my-number': {
    name: { en: 'Guess My Number', de: 'Rate meine Zahl' },
    about: {
      en: 'The ghost thinks of a number from 1 to 20 and says “higher” or “lower”: how many tries do you need?',
      de: 'Das Gespenst denkt sich eine Zahl von 1 bis 20 und sagt „höher“ oder „tiefer“: Wie oft musst du raten?',
    },
  },
  'hungry-cat': {
    name: { en: 'The Hungry Cat', de: 'Die hungrige Katze' },
    about: {
      en: 'The cat follows you wherever you go: lead it to all six fish, and it grows with every one that it eats.',
      de: 'Die Katze folgt dir überallhin: Führ sie zu allen sechs Fischen, und sie wächst mit jedem, den sie frisst.',
    },
  },
  'round-trip': {
    name: { en: 'Round Trip', de: 'Rundfahrt' },
    about: {
      en: 'The train goes from flag to flag, takes the penguin on board and brings it home to its friend.',
      de: 'Der Zug fährt von Fahne zu Fahne, nimmt den Pinguin mit und bringt ihn nach Hause zu seinem Freund.',
    },
  },
  'the-floor-is-lava': {
    name: { en: 'The Floor Is Lava', de: 'Der Boden ist Lava' },
    about: {
      en: 'Jump over two rivers of lava with a stone in each: every touch burns, and the flag is the goal.',
      de: 'Spring über zwei Lavaflüsse mit je einem Stein darin: Jede Berührung brennt, und die Fahne ist das Ziel.',
    },
  },
  lighthouse: {
    name: { en: 'Lighthouse', de: 'Leuchtturm' },
    about: {
      en: 'Night falls, the lighthouse turns its light; click the tower and the boat says thank you.',
      de: 'Es wird Nacht, der Leuchtturm dreht sein Licht; klick den Turm an, und das Boot bedankt sich.',
    },
  },
  'little-film': {
    name: { en: 'A Little Film', de: 'Ein kleiner Film' },
    about: {
      en: 'The camera glides, zooms, shakes and sees with the eyes of a dragon: a film of ten seconds.',
      de: 'Die Kamera gleitet, zoomt, wackelt und sieht mit den Augen eines Drachen: ein Film von zehn Sekunden.',
    },
  },
  'mirror-words': {
    name: { en: 'Mirror Words', de: 'Spiegelwörter' },
    about: {
      en: 'Type a word, and the alien writes it from behind; can you find words that stay the same?',
      de: 'Tipp ein Wort, und der Außerirdische schreibt es rückwärts; findest du Wörter, die gleich bleiben?',
    },
  },
  'moon-jump': {
    name: { en: 'Moon Jump', de: 'Mondsprung' },
    about: {
      en: 'On the moon you jump as high as a house: fetch the four stars out of the sky and become an astronaut.',
      de: 'Auf dem Mond springst du haushoch: Hol die vier Sterne vom Himmel und werde Astronaut.',
    },
  },
  'little-museum': {
    name: { en: 'The Little Museum', de: 'Das kleine Museum' },
    about: {
      en: 'Point at the three exhibits and read what is written about them; the owl tells you what you have seen.',
      de: 'Zeig auf die drei Ausstellungsstücke und lies, was dort steht; die Eule weiß, was du gesehen hast.',
    },
  },
  'owl-quiz': {
    name: { en: 'The Owl’s Quiz', de: 'Das Quiz der Eule' },
    about: {
      en: 'The owl asks three questions; get all three right to win, or change them into your own.',
      de: 'Die Eule stellt drei Fragen; beantworte alle richtig, um zu gewinnen, oder denk dir eigene aus.',
    },
  },
  'paint-robot': {
    name: { en: 'Paint Robot', de: 'Malroboter' },
    about: {
      en: 'Drive the robot with the arrow keys and paint a picture on the floor; the keys 1, 2 and 3 change the colour.',
      de: 'Steuere den Roboter mit den Pfeiltasten und male ein Bild auf den Boden; 1, 2 und 3 wechseln die Farbe.',
    },
  },
  'rainbow-piano': {
    name: { en: 'Rainbow Piano', de: 'Regenbogenklavier' },
    about: {
      en: 'Click the five keys and play whatever you like: it always sounds good; the space bar plays a tune.',
      de: 'Klick auf die fünf Tasten und spiel, was du magst: Es klingt immer gut; die Leertaste spielt ein Lied.',
    },
  },
  'racing-car': {
    name: { en: 'Racing Car', de: 'Rennauto' },
    about: {
      en: 'Steer with the arrow keys between the crates that come towards you: every one that you pass is a point.',
      de: 'Lenke mit den Pfeiltasten zwischen den Kisten durch, die dir entgegenkommen: Jede, die vorbei ist, zählt.',
    },
  },
  'robot-snack-bar': {
    name: { en: 'The Robot Snack Bar', de: 'Die Roboter-Snackbar' },
    about: {
      en: 'The robot orders three snacks: keep them in mind and click them in the right order, five times to win.',
      de: 'Der Roboter bestellt drei Snacks: Merk sie dir und klick sie in der richtigen Reihenfolge an, fünfmal gewinnt.',
    },
  },
  'star-spiral': {
    name: { en: 'Spiral of Stars', de: 'Sternenspirale' },
    about: {
      en: 'Two blocks of one’s own put sixty stars into a spiral that winds up to the sky: change a number and see.',
      de: 'Zwei eigene Blöcke legen sechzig Sterne zu einer Spirale, die zum Himmel steigt: Ändere eine Zahl und schau.',
    },
  },
  'station-clock': {
    name: { en: 'Station Clock', de: 'Bahnhofsuhr' },
    about: {
      en: 'The hand jumps on with every second, and the board counts along; click the red button to begin again.',
      de: 'Der Zeiger springt mit jeder Sekunde weiter, und die Tafel zählt mit; der rote Knopf stellt auf null.',
    },
  },
  'story-of-the-frog': {
    name: { en: 'The Story of the Frog', de: 'Die Geschichte vom Frosch' },
    about: {
      en: 'The frog asks for your name, a voice reads a story in which you are, and magic happens at its end.',
      de: 'Der Frosch fragt nach deinem Namen, eine Stimme liest eine Geschichte von dir, und am Ende wird gezaubert.',
    },
  },
  'thirsty-flowers': {
    name: { en: 'Thirsty Flowers', de: 'Durstige Blumen' },
    about: {
      en: 'Every click waters a flower, and each flower remembers its own drops: let all three become big.',
      de: 'Jeder Klick gießt eine Blume, und jede merkt sich ihre eigenen Tropfen: Lass alle drei groß werden.',
    },
  },
  'traffic-light': {
    name: { en: 'Traffic Light', de: 'Ampel' },
    about: {
      en: 'The traffic light sends messages, and the car knows what they mean: red is stop, green is go.',
      de: 'Die Ampel schickt Nachrichten, und das Auto weiß, was sie bedeuten: Rot heißt halt, Grün heißt los.',
    },
  },
  'treasure-hunt': {
    name: { en: 'Treasure Hunt', de: 'Schatzsuche' },
    about: {
      en: 'Find the key on the island, put it into your bag with a click, and open the pirates’ chest with it.',
      de: 'Finde den Schlüssel auf der Insel, steck ihn mit einem Klick ein und öffne damit die Piratentruhe.',
    },
  },
} as const satisfies Readonly<Record<string, SampleTexts>>

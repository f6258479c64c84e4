# Lessons: guided first games.

lesson-coach = Lesson
lesson-progress = Step { $step } of { $steps }
lesson-next = Go on
lesson-skip = Leave the lesson
lesson-wait = One moment: the others are playing.
lesson-play-now = Play now
lesson-again = Once more

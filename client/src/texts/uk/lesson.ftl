# Lessons: guided first games.

lesson-coach = Урок
lesson-progress = Крок { $step } з { $steps }
lesson-next = Далі
lesson-skip = Вийти з уроку
lesson-wait = Хвилинку: грають інші.
lesson-play-now = Грати зараз
lesson-again = Ще раз

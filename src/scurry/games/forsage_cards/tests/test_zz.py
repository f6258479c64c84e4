def test_x() -> None:
    a = [1, 2]
    assert a == [1, 3]
